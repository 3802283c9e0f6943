import type { Emulation } from "#studio/document/BridgeMessage.ts";
import { firstContext } from "#studio/document/ShownContext.ts";
import { emulateMedia } from "./mediaRules.ts";

const textSize = new CSSStyleSheet();
let current: Emulation = { textSizePercent: 100, ...firstContext };
let isWatching = false;
let isEmulated = false;

const [darkDevice, contrastDevice] = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];
const isMet = (condition: string): boolean => window.matchMedia(condition).matches;

/** Whether the page is shown as this device shows it: nothing has to be emulated then. */
const isAsOnDevice = ({ scheme, contrast }: Emulation): boolean =>
  isMet(darkDevice) === (scheme === "dark") && isMet(contrastDevice) === (contrast === "more");

function apply(): void {
  const isPlain = isAsOnDevice(current);
  // What was changed before has to be restored.
  if (isPlain && !isEmulated) return;
  isEmulated = !isPlain;
  emulateMedia(isPlain ? undefined : current);
}

/** The device turns dark or light; parts that appear later bring rules of their own. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const setting of [darkDevice, contrastDevice]) window.matchMedia(setting).addEventListener("change", apply);
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

/** Shows the page with a text size, and as a device with other settings of colours shows it. */
export function emulate(emulation: Emulation): void {
  if (!document.adoptedStyleSheets.includes(textSize))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, textSize];
  current = emulation;
  textSize.replaceSync(`:root{font-size:${emulation.textSizePercent}%}`);
  emulateAgain();
}

/** The page has other rules than before. */
export function emulateAgain(): void {
  apply();
  watch();
}
