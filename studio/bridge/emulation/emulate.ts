import type { Emulation } from "#studio/document/BridgeMessage.ts";
import { firstContext } from "#studio/document/ShownContext.ts";
import { allRules, emulateMedia, isForPaper } from "./mediaRules.ts";

/** Selectors of the elements that a declaration exempts. */
const exempt = (property: string, value: string): readonly string[] =>
  [...allRules()].flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.style.getPropertyValue(property) === value ? [rule.selectorText] : [],
  );

const except = (selectors: readonly string[]): string =>
  selectors.length === 0 ? "" : `:not(:where(${selectors.join(",")}))`;

/** The portal's changes of its theme for paper. They come last: the preview's theme would override them. */
const paperTheme = (): string =>
  [...allRules()]
    .filter(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.selectorText === ":root" &&
        rule.parentRule instanceof CSSMediaRule &&
        isForPaper(rule.parentRule),
    )
    // As strong as the colours that the studio sets while they are changed.
    .map(({ cssText }) => cssText.replace(":root", ":root:root:root"))
    .join("");

/** Paper has no backgrounds and no shadows, unless a part asks for them. */
function paperCss(): string {
  const kept = [...exempt("print-color-adjust", "exact"), ...exempt("-webkit-print-color-adjust", "exact")];
  const all = `*${except(kept)}:not(svg *)`;
  return `${paperTheme()}html{background:#fff!important}
${all},${all}::before,${all}::after{background-color:transparent!important;background-image:none!important;box-shadow:none!important;text-shadow:none!important}`;
}

/**
 * Forced colours as a page can have them: the browser's own colours of a dark contrast theme. Backgrounds are left out:
 * most parts have the background of the page. Only parts that lie over others get one.
 */
function contrastCss(): string {
  const all = `*${except(exempt("forced-color-adjust", "none"))}:not(svg *)`;
  const buttons = `:is(button,summary,input,select,textarea)${except(exempt("forced-color-adjust", "none"))}`;
  return `:root{color-scheme:dark!important;background:Canvas!important}
${all},${all}::before,${all}::after{color:CanvasText!important;background-color:transparent!important;border-color:currentColor!important;outline-color:Highlight!important;box-shadow:none!important;text-shadow:none!important}
dialog,header,[popover],[role="alert"],[role="status"],[role="tooltip"]{background-color:Canvas!important}
${buttons}{color:ButtonText!important;border-color:ButtonText!important}
a[href],a[href] *:not(svg *){color:LinkText!important}
::placeholder{color:GrayText!important}`;
}

const textSize = new CSSStyleSheet();
const media = new CSSStyleSheet();
let current: Emulation = { textSizePercent: 100, isPrinted: false, isHighContrast: false, ...firstContext };
let isWatching = false;
let isEmulated = false;

const isMet = (condition: string): boolean => window.matchMedia(condition).matches;

/** Whether the page is shown as this device shows it: nothing has to be emulated then. */
const isAsOnDevice = ({ isPrinted, isHighContrast, scheme, contrast }: Emulation): boolean =>
  !isPrinted &&
  !isHighContrast &&
  isMet("(prefers-color-scheme: dark)") === (scheme === "dark") &&
  isMet("(prefers-contrast: more)") === (contrast === "more");

function apply(): void {
  const { isPrinted, isHighContrast } = current;
  const isPlain = isAsOnDevice(current);
  // What was changed before has to be restored.
  if (isPlain && !isEmulated) return;
  isEmulated = !isPlain;
  emulateMedia(isPlain ? undefined : current);
  media.replaceSync(`${isPrinted ? paperCss() : ""}${isHighContrast ? contrastCss() : ""}`);
}

/** Parts that appear later bring rules of their own. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  let isPlanned = false;
  new MutationObserver(() => {
    if (isPlanned || !isEmulated) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      apply();
    });
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/** Shows the page with a text size, on paper, with forced colours, or as a device with other settings shows it. */
export function emulate(emulation: Emulation): void {
  if (!document.adoptedStyleSheets.includes(media))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, textSize, media];
  current = emulation;
  textSize.replaceSync(`:root{font-size:${emulation.textSizePercent}%}`);
  emulateAgain();
}

/** The page has other rules than before. */
export function emulateAgain(): void {
  apply();
  if (isEmulated) watch();
}
