import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { askSessionId, callEarly, openPage } from "#tests/support/screens/bootHarness.tsx";
import { startSimulator } from "#tests/support/simulator.ts";
import { prepareDrawing } from "./prepareDrawing.ts";

const simulator = startSimulator();

/** What the boot script uses of the browser. */
const platform: readonly (readonly [name: string, owner: object, method: string])[] = [
  ["Document.getElementById", Document.prototype, "getElementById"],
  ["Document.querySelector", Document.prototype, "querySelector"],
  ["Document.querySelectorAll", Document.prototype, "querySelectorAll"],
  ["DocumentFragment.querySelector", DocumentFragment.prototype, "querySelector"],
  ["Element.querySelector", Element.prototype, "querySelector"],
  ["Element.setAttribute", Element.prototype, "setAttribute"],
  ["Element.replaceWith", Element.prototype, "replaceWith"],
  ["Element.replaceChildren", Element.prototype, "replaceChildren"],
  ["Node.cloneNode", Node.prototype, "cloneNode"],
  ["EventTarget.addEventListener", EventTarget.prototype, "addEventListener"],
  ["Storage.getItem", Storage.prototype, "getItem"],
  ["JSON.parse", JSON, "parse"],
  ["JSON.stringify", JSON, "stringify"],
  ["Response.clone", Response.prototype, "clone"],
  ["Response.text", Response.prototype, "text"],
  ["Object.entries", Object, "entries"],
];

/** Makes a method call `before` each time. Returns a function that ends it. */
function watch(owner: object, method: string, before: () => void): () => void {
  const original = Reflect.get(owner, method) as (...args: unknown[]) => unknown;
  Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
    before();
    return Reflect.apply(original, this, args);
  });
  return () => void Reflect.set(owner, method, original);
}

const jsonOf = async (path: string): Promise<unknown> => (await callEarly(path)).json();

/** Answers that are there already, so that nothing but the boot script runs while it draws. */
let answers: {
  readonly sessionId: string;
  readonly own: unknown;
  readonly context: unknown;
  readonly partner: unknown;
};

beforeEach(async () => {
  simulator.logIn("partnerbank");
  answers = {
    sessionId: await askSessionId(),
    own: await jsonOf("/avtaleoversikt/avtaler"),
    context: await jsonOf("/auth/client-context"),
    partner: await jsonOf("/eikaintegrasjon/avtaler"),
  };
});

const isDrawn = () => window.portalDrawing?.drawn !== undefined;

/** Draws; `onStep` is called before each use of the platform, or of the named method only. */
async function drawWith(onStep: () => void, only?: string): Promise<void> {
  const responses = [answers.own, answers.context, answers.partner].map((answer) => Response.json(answer));
  const [own, context, partner] = responses.map((response) => Promise.resolve(response));
  const ends = platform
    .filter(([name]) => only === undefined || name === only)
    .map(([, owner, method]) => watch(owner, method, onStep));
  const endAll = () => {
    for (const end of ends.splice(0)) end();
  };
  onTestFinished(endAll);
  try {
    const draw = await prepareDrawing(() => partner);
    await draw?.(answers.sessionId, { own, context });
  } catch {
    // As in boot.ts: the portal does what the boot script has not done.
  }
  endAll();
}

describe("An error in the boot script is harmless (spec: loading-12)", () => {
  // In parts: none of them takes long, also on a slow machine.
  const parts = 12;
  test.each(Array.from({ length: parts }, (_, at) => at + 1))(
    `at each step it leaves the skeleton, or what it has drawn as a whole (%i of ${parts})`,
    async (part) => {
      const whole = new Set<string>();
      let steps = 0;
      const page = openPage();
      const skeleton = page.markup();
      await drawWith(() => (steps += 1));
      whole.add(page.markup());
      expect(page.cards().length).toBeGreaterThan(2);
      expect(steps).toBeGreaterThan(50);

      // Our own agreements, before the partner's have come.
      const { partner } = answers;
      const first = openPage();
      answers = { ...answers, partner: null };
      await drawWith(() => undefined);
      whole.add(first.markup());
      answers = { ...answers, partner };

      for (let broken = part; broken <= steps; broken += parts) {
        const { markup } = openPage();
        delete window.portalDrawing;
        let step = 0;
        await drawWith(() => {
          step += 1;
          if (step === broken) throw new Error(`Broken at step ${broken}`);
        });
        if (isDrawn()) expect(whole).toContain(markup());
        else expect(markup(), `after step ${broken} of ${steps}`).toBe(skeleton);
      }
    },
  );

  test.each(platform.map(([name]) => name))("without %s the portal starts as usual", async (name) => {
    const page = openPage();
    let isUsed = false;
    await drawWith(() => {
      isUsed = true;
      throw new Error(`${name} is broken`);
    }, name);
    expect(isUsed).toBe(true);
    const { recovered } = await page.startPortal();
    expect(recovered).toEqual([]);
    expect(await screen.findByRole("heading", { name: "Bil hos samarbeidspartner" })).toBeVisible();
    expect(screen.getAllByRole("region", { name: "Forsikringene dine" })).toHaveLength(1);
  });
});
