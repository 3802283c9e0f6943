import type { FromPreview, PreviewPlace, ToPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewLook } from "#studio/document/StudioDocument.ts";
import { readPlace, restorePlace } from "./place.ts";

// The only module with side effects: it runs in a previewed page, after the portal. The studio is the host above.
const studioOrigin = `${window.location.protocol}//${window.location.host.replace(/^[^.]+\./, "")}`;

/** Some pages of the portal show others in a frame: only the outer one is the studio's. */
const isOuter = window.parent === window.top;
const send = (message: FromPreview): void => {
  if (isOuter) window.parent.postMessage(message, studioOrigin);
};

const look = new CSSStyleSheet();
const textSize = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, look, textSize];

function show({ css, attributes }: PreviewLook): void {
  look.replaceSync(css);
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
}

async function restore(place: PreviewPlace | undefined): Promise<void> {
  await restorePlace(place ?? { ...readPlace(), top: 0, open: [] });
  send({ type: "restored" });
}

window.addEventListener("message", ({ origin, data }: MessageEvent<ToPreview>) => {
  if (origin !== studioOrigin) return;
  if (data.type === "look") show(data.look);
  if (data.type === "restore") void restore(data.place);
  if (data.type === "text-size") textSize.replaceSync(`:root{font-size:${data.percent}%}`);
});

// The place is reported when it has changed, once a frame at most: a page that is replaced cannot be asked any more.
let isReporting = false;
function report(): void {
  if (isReporting) return;
  isReporting = true;
  requestAnimationFrame(() => {
    isReporting = false;
    send({ type: "place", place: readPlace() });
  });
}
for (const type of ["scroll", "toggle", "popstate", "click"]) window.addEventListener(type, report, { capture: true });
// The router has changed the address by then.
window.addEventListener("click", () => setTimeout(report, 50));
send({ type: "loaded" });
report();
