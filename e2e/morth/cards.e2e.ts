import { createDriver } from '../drivers';
import { morthPlayer, playAnyCard, prepareMorth } from '../support/morthPlayer';
import { dealt, NAMES, startMatchOfTwo } from '../support/newGame';
import { until } from '../support/playing';

const DEAL = 4;
const HAND = /card:\d|hand:play/;

describe('two people and a card out of turn', () => {
  const app = createDriver();
  afterAll(() => app.close());

  const onTurn = async (): Promise<0 | 1> => ((await app.read('turn:seat')).includes(NAMES[0]) ? 0 : 1);

  /** Whoever is not on turn calls out and plays a card that has a target, if there is one; then the turn goes on. */
  async function interrupt(): Promise<boolean> {
    const mover = await onTurn();
    expect(await app.dump()).not.toMatch(HAND);
    await app.tap('action:call');
    await app.see('hand:sheet');
    await until('it is said who calls', async () => (await app.dump()).includes(`${NAMES[1 - mover]} calls out`));
    expect(await app.dump()).not.toMatch(HAND);
    const closed = await app.read('closed:0');
    expect(closed).toContain('1');
    await app.tap('peek:keep');
    await until('the card is open', async () => (await app.read('closed:0')) !== closed);
    const open = await app.read('closed:0');
    expect(open).not.toBe('1');
    await app.tap('peek:keep');
    await until('the card is closed', async () => !(await app.dump()).includes(open));
    const played = await playAnyCard(app);
    if (!played) {
      await app.tap('hand:sheet:close');
      await app.gone('hand:sheet');
    }
    await app.see('call:end');
    await app.seeText('call:end', played ? 'Done' : 'No card');
    await app.tap('call:end');
    await app.gone('call:end');
    expect(await onTurn()).toBe(mover);
    expect(await app.dump()).not.toMatch(HAND);
    return played;
  }

  it('shows cards only while they are looked at, plays one without a curtain, and gives the turn back', async () => {
    await app.launch({ fresh: true, path: dealt('morth', DEAL) });
    await prepareMorth(app, { mode: 'competitive' });
    await startMatchOfTwo(app, 'action:rollWave');
    const player = morthPlayer(app);
    for (;;) {
      await player.playUntil('action:choose');
      if ((await app.has('action:call')) && (await interrupt())) break;
      await player.endTurn();
    }
    await app.tap('log:open');
    await until('the log tells of the card', async () => /(Ana|Ben) played/.test(await app.read('log:sheet')));
  });
});
