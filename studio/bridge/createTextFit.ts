import { findMisfits } from "#scripts/shared/misfits/findMisfits.ts";
import { isUnavoidable } from "#scripts/shared/misfits/isUnavoidable.ts";
import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { Emulation, MeasuredPage } from "#studio/document/BridgeMessage.ts";
import { countLines } from "./countLines.ts";
import { hasFonts, isWhole } from "./pageState.ts";

/** Measures the texts of the page, again and again. */
export interface TextFit {
  /** Measures once more, and reports it also when nothing has changed. */
  readonly measureAgain: () => void;
  readonly emulate: (emulation: Emulation) => void;
}

/** How long the page has to be unchanged, in ms, before it is measured. */
const stillMs = 250;
/** After so many ms, a page is measured with the fonts that it has. */
const longestFontsMs = 3000;

/** Resolves when all animations have ended. Endless ones, such as the loading sign, are not waited for. */
async function animationsEnded(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === "running" && typeof end === "number" && Number.isFinite(end);
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/**
 * Measures the page by the rules of `npm run text-fit` when its fonts are in use and nothing moves.
 * Again after each change of the page and of its width.
 */
export function createTextFit(taken: TakenMarks, onMeasured: (measured: MeasuredPage) => void): TextFit {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  let last = "";
  let textPercent = 100;

  const measure = async (own: number): Promise<void> => {
    await animationsEnded();
    await document.fonts.ready;
    if (own !== round) return;
    const size = { widthPx: window.innerWidth, textPercent };
    const misfits = findMisfits(taken.ofText).filter(({ kind }) => !isUnavoidable(kind, size));
    const path = window.location.pathname;
    const measured = { ...size, path, misfits, lines: countLines(taken), isWhole: isWhole() };
    const text = JSON.stringify(measured);
    if (text === last) return;
    last = text;
    onMeasured(measured);
  };
  const plan = (): void => {
    clearTimeout(timer);
    round += 1;
    const own = round;
    timer = setTimeout(() => {
      if (hasFonts() || performance.now() > longestFontsMs) void measure(own);
      else plan();
    }, stillMs);
  };
  const measureAgain = (): void => {
    last = "";
    plan();
  };

  new MutationObserver(plan).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  window.addEventListener("resize", plan);
  // A part that unfolds has no mutation at its end.
  for (const type of ["transitionend", "animationend"]) document.addEventListener(type, plan);
  document.fonts.addEventListener("loadingdone", plan);
  plan();
  return {
    measureAgain,
    emulate(next) {
      textPercent = next.textSizePercent;
      measureAgain();
    },
  };
}
