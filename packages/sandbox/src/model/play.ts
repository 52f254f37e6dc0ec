import * as session from '@dropdeck/domain/account/session';
import { ACTS, createTurn } from './acts/index.ts';
import { flush } from './clock.ts';
import type { History, Step } from './history.ts';
import { Violation } from './oracle.ts';
import { monitorSection, PAGES } from './pages.ts';
import { rest } from './rest.ts';
import { createStage, MANY_CALLS, type Stage } from './stage.ts';
import { NEWCOMER } from './world.ts';

/** What has happened, in words, and the promise that was broken. */
export interface Outcome {
  readonly words: readonly string[];
  readonly violation: Violation | null;
}

/** Calls that an act may make in one tab at once, and while time passes. */
const CALLS_PER_ACT = 10;
const CALLS_PER_WAIT = 30;
/** Does one act, and says it in words; `null` where it is not possible. */
async function act(stage: Stage, [name, at, a, b]: Step, token: string): Promise<string | null> {
  const { world, oracle, calls, pages, settle, open, start, reload } = stage;
  const { page, run } = ACTS.get(name) ?? {};
  const tab = world.tabs[at];
  if (run === undefined || tab === undefined) return null;
  const isWorld = name.startsWith('world.');
  calls.begin(MANY_CALLS);
  if (tab.isGone && a % 2 === 0) await start(tab);
  // Nothing can be done while the browser leaves; what is on its way still arrives.
  if (tab.isGone || (world.read(tab, session.$isLeaving) && !isWorld)) return null;
  if (page && pages.get(tab) !== page) {
    tab.actedAt = world.clock.now();
    if (!(await open(tab, page, b % 3 === 0))) return null;
    if (tab.isOnline) await settle((one) => one.tab === tab && one.request.method === 'GET');
  }
  const here = pages.get(tab) ?? null;
  if (page && (here === null || PAGES[here].show(world, tab) === null)) return null;
  calls.begin(['world.wait', 'world.sleep', 'world.settle'].includes(name) ? CALLS_PER_WAIT : CALLS_PER_ACT);
  const turn = createTurn({
    world,
    oracle,
    tab,
    page: here,
    monitor: monitorSection(world, here ?? 'monitor'),
    a,
    b,
    token,
    open: (to, isLeaving) => open(tab, to, isLeaving),
    reload: (isLeaving, isSent) => reload(tab, isLeaving, isSent),
    settle: (isMeant = () => true) => settle((one) => one.tab === tab && isMeant(one)),
  });
  tab.isActing = !isWorld;
  if (tab.isActing) tab.actedAt = world.clock.now();
  const said = await run(turn);
  // Other tabs hear of what was stored.
  await flush();
  tab.isActing = false;
  await world.clock.advance(1);
  return said === null ? null : `${oracle.nameOf(tab)}${here === null ? '' : ` (${here})`} ${said}`;
}

/** Plays a history, and checks the promises after each act and at rest. */
export async function play(history: History): Promise<Outcome> {
  const words: string[] = [];
  const stage = createStage(history.some(([, tab]) => tab === NEWCOMER));
  const { world, oracle } = stage;
  try {
    await stage.begin();
    for (const [index, step] of history.entries()) {
      const said = await act(stage, step, `e${index + 1}`);
      if (said !== null) words.push(said);
      await stage.follow();
      words.push(...oracle.heard());
      oracle.check();
    }
    words.push('everything comes to rest');
    await rest(stage);
    oracle.check();
    return { words, violation: null };
  } catch (error) {
    words.push(...oracle.heard());
    if (error instanceof Violation) return { words, violation: error };
    throw Object.assign(error as Error, { words });
  } finally {
    for (const tab of world.tabs) tab.life += 1;
    world.clock.restore();
  }
}
