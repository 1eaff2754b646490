import { createDriver } from '../drivers';
import { morthPlayer, playAnyCard, prepareMorth } from '../support/morthPlayer';
import { dealt, NAMES, startMatchOfTwo } from '../support/newGame';

const DEAL = 4;
const HAND = /card:\d|hand:play/;

describe('two people and a card out of turn', () => {
  const app = createDriver();
  afterAll(() => app.close());

  const onTurn = async (): Promise<0 | 1> => ((await app.read('turn:seat')).includes(NAMES[0]) ? 0 : 1);

  /** Whoever is not on turn calls out and plays a card that has a target, if there is one; then the device goes back. */
  async function interrupt(): Promise<boolean> {
    const mover = await onTurn();
    await app.tap('action:call');
    await app.see(`call:${1 - mover}`);
    await app.tap(`call:${1 - mover}`);
    await app.see('handover:ready');
    expect(await onTurn()).toBe(1 - mover);
    expect(await app.dump()).not.toMatch(HAND);
    await app.tap('handover:ready');
    await app.see('call:hand');
    await app.tap('call:hand');
    const played = await playAnyCard(app);
    if (!played) {
      await app.tap('hand:sheet:close');
      await app.gone('hand:sheet');
    }
    await app.see('call:end');
    await app.tap('call:end');
    await app.see('handover:ready');
    expect(await onTurn()).toBe(mover);
    expect(await app.dump()).not.toMatch(HAND);
    await app.tap('handover:ready');
    await app.see('log:open');
    return played;
  }

  it('shows the hand only after the device changed hands, plays a card, and gives the turn back', async () => {
    await app.launch({ fresh: true, path: dealt('morth', DEAL) });
    await prepareMorth(app, { mode: 'competitive' });
    await startMatchOfTwo(app);
    const player = morthPlayer(app);
    for (;;) {
      await player.playUntil('action:choose');
      if ((await app.has('action:call')) && (await interrupt())) break;
      await player.endTurn();
    }
    await app.tap('log:open');
    await app.see('log:sheet');
    expect(await app.read('log:sheet')).toMatch(/(Ana|Ben) played/);
  });
});
