/** The ready scenarios: name and a line, and what each objective is called. */
export const scenario = {
  tollBridge: {
    name: 'The Toll Bridge',
    line: 'Whoever stands on the bridge at the end keeps the toll. Both sides have heard the horn.',
  },
  barrowRidge: {
    name: 'Barrow Ridge',
    line: 'A pitched battle for the ridge and the ruined chapel.',
  },
  gatehouse: {
    name: 'Storm the Gatehouse',
    line: 'One defends the broken wall. The other must be master of the courtyard when a turn ends.',
  },
  breakout: {
    name: 'The Breakout',
    line: 'One must get half of the army over the river and off the far edge.',
  },
  thePortal: {
    name: 'The Portal',
    line: 'The stones are humming. Hold the ring at the end of two turns running, and the portal is yours.',
  },
  crossroads: {
    name: 'Crossroads, 1944',
    line: 'Two patrols want the same farm.',
  },
};

/** Objectives: kinds, and those of the scenarios by their ids. */
export const objective = {
  plain: 'Objective {{n}}',
  named: {
    bridge: 'The bridge',
    ridge: 'The ridge',
    chapel: 'The chapel',
    courtyard: 'The courtyard',
    storm: 'The storm',
    escape: 'The escape',
    ring: 'The ring of stones',
    attune: 'The portal',
    crossroads: 'The crossroads',
    sweep: 'Enemy vehicles',
  },
};
