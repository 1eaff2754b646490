import { targetsOf } from '@/games/mortalgate/board/flow/overlay';
import {
  altarAt,
  contested,
  distance,
  GRACE_GOAL,
  HEROES,
  mortalgate,
  NO_ALTAR,
  OFF,
  RED,
} from '@/games/mortalgate/rules';
import { createDriver } from '../../drivers/playwright';
import { mayCapture, mortalgateFile, own, type Moment } from '../../mortalgate/matchFile';
import { mortalgatePlayer } from '../../mortalgate/player';
import { until } from '../../support/playing';

/** GATE-158 In the turn of who was stunned. */
const TOOK_EFFECT = /is stunned\./;

describe('a match of MortalGate', () => {
  const app = createDriver();
  afterAll(() => app.close());

  /** Opens a match that was played until a moment. */
  async function open(isMoment: Moment): Promise<void> {
    await app.launch({ fresh: true, path: '/saves' });
    await app.see('saves:import');
    const buffer = Buffer.from(mortalgateFile({ isMoment }));
    await app
      .page()
      .getByTestId('saves:file')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await app.page().locator('[data-testid^="save:"]').first().click();
    await app.see('table:mortalgate');
  }

  /** Whether it is on the screen or told to a screen reader. */
  const tells = async (words: string | RegExp) => (await app.dump()).search(words) >= 0;

  async function logTells(words: RegExp): Promise<boolean> {
    await app.tap('log:open');
    await app.see('log:sheet');
    const told = words.test(await app.read('log:sheet'));
    await app.tap('log:sheet:close');
    await app.gone('log:sheet');
    return told;
  }

  /** Ends turns without a deed until something is told. */
  async function endTurnsUntil(words: string): Promise<void> {
    const player = mortalgatePlayer(app);
    // What the recap has no room for stands in the log.
    while (!(await tells(words)) && !(await logTells(new RegExp(words)))) {
      await player.playUntil('action:endTurn');
      await app.tap('action:endTurn');
      await app.gone('action:endTurn');
    }
  }

  it('is won by grace with the last capture, told by rounds and deeds, and played again with teams exchanged', async () => {
    await open((state) => state.grace[RED] >= GRACE_GOAL - 2 && mayCapture(state));
    await mortalgatePlayer(app).playUntil('result:winner');
    expect(await app.read('result:winner')).toBe('Red wins');
    await app.see('result:deeds:greven');
    await app.tap('result:sort:damage');
    await app.screenshot('mortalgate-result');
    expect(await app.read('result:rule')).toContain('GATE-201');
    await app.tap('result:round:2');
    await app.see('replay:position');
    expect(await app.read('replay:position')).not.toMatch(/^Move 0 /);
    await app.tap('top:back');
    await app.see('result:rematch');
    await app.tap('result:rematch');
    // Ana is blue now, so that Cleo of red begins.
    await app.see('draft');
    expect(await app.read('turn:seat')).toMatch(/Cleo for Red|you for Blue/);
  });

  it('goes on in the middle of a turn after the app was killed, and the step before can still be taken back', async () => {
    await open(
      own(({ phase, round, turn, heroes }) => {
        const { node, team } = heroes[turn.hero];
        const near = heroes.some(
          (other) => other.team !== team && other.node !== OFF && distance(other.node, node) < 9,
        );
        return phase === 'movement' && round > 1 && turn.points > 2 && !near;
      }),
    );
    const stepsLeft = async () => Number(/(\d) steps? left/.exec(await app.read('panel'))?.[1]);
    const steps = await stepsLeft();
    await app.page().locator('[data-testid^="target:node:"]:visible').first().click();
    await app.tap('action:gold');
    await until('a step was taken', async () => (await stepsLeft()) === steps - 1);
    const before = await app.read('turn:seat');
    await app.kill();
    await app.launch();
    await app.see('continue:0');
    await app.tap('continue:0');
    await app.see('table:mortalgate');
    expect(await app.read('turn:seat')).toBe(before);
    expect(await stepsLeft()).toBe(steps - 1);
  });

  it('lets a slain hero return at its next turn', async () => {
    await open(
      own((state) => {
        const slain = state.orders[RED].find((hero) => state.heroes[hero].node === OFF);
        return slain !== undefined && slain !== state.turn.hero;
      }),
    );
    await endTurnsUntil('is back, at');
  });

  it('says why a contested altar cannot be captured, on the board and in its proposal', async () => {
    const isContested: Moment = own((state) => {
      const { node, team } = state.heroes[state.turn.hero];
      const altar = altarAt(node);
      return (
        state.phase === 'movement' && altar !== NO_ALTAR && state.altars[altar] !== team && contested(state, altar)
      );
    });
    await open(isContested);
    await app.see('board:altars');
    await app.tap('board:altars');
    await app.see('altars:sheet');
    const nearest = app
      .page()
      .locator('[data-testid^="altars:"][role=button]:not([data-testid^="altars:sheet"])')
      .first();
    expect(await nearest.textContent()).toContain('Contested');
    await nearest.click();
    await app.see('proposal:reason');
    expect(await app.read('proposal:rule')).toContain('GATE-165');
    await app.screenshot('mortalgate-contested');
  });

  it('stuns an enemy, which is told at once and when the stun takes effect', async () => {
    const ring = HEROES.findIndex(({ abilities }) => abilities.some((ability) => ability === 'ringTheBell'));
    await open(
      own((state) => {
        const { phase, turn, heroes } = state;
        if (phase !== 'movement' || turn.hero !== ring || heroes[ring].cooldowns.some((left) => left > 0)) return false;
        return targetsOf(mortalgate.view(state, 0), 'ringTheBell').length === 1;
      }),
    );
    await app.tap('ability:ringTheBell');
    await app.see('proposal');
    await app.tap('action:gold');
    await app.see('outcome');
    expect(await app.read('outcome')).toMatch(/uses Ring the Bell on .* is stunned for 1 turn/);
    expect(await tells(/Stun 1/)).toBe(true);
    // In the order of turns the stunned hero comes within a round.
    const player = mortalgatePlayer(app);
    for (let turns = 0; turns < 4 && !(await logTells(TOOK_EFFECT)); turns++) {
      await player.playUntil('action:endTurn');
      await app.tap('action:endTurn');
      await app.gone('action:endTurn');
      await player.playUntil('action:endTurn');
    }
    expect(await logTells(TOOK_EFFECT)).toBe(true);
  });
});
