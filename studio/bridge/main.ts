import { takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import { originOfSite, siteOfPreview } from "#studio/document/addresses/StudioSite.ts";
import type { FromPreview, PreviewPlace, PreviewStart, ToPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewLook } from "#studio/document/StudioDocument.ts";
import { createColours } from "./createColours.ts";
import { createImages } from "./createImages.ts";
import { createScrollInStep } from "./createScrollInStep.ts";
import { createTextFit } from "./createTextFit.ts";
import { emulate, emulateAgain } from "./emulate.ts";
import { createExchange } from "./exchangeTexts.ts";
import { createTextFocus } from "./fields/createTextFocus.ts";
import { isGallery, isWhole } from "./pageState.ts";
import { createFieldMarks, type FieldMarks } from "./fields/createFieldMarks.ts";
import { createTextEditing } from "./fields/createTextEditing.ts";
import { markStandIns } from "./markStandIns.ts";
import { passShortcut } from "./passShortcut.ts";
import { readPlace, restorePlace } from "./place.ts";
import { keepFocusOutside } from "./keepFocusOutside.ts";
import { runSteps } from "./runSteps.ts";

// The only module with side effects: it runs in a previewed page, after the portal. The studio is the host above.
const studioOrigin = originOfSite(siteOfPreview(window.location));

/** Some pages of the portal show others in a frame: only the outer one is the studio's. */
const isOuter = window.parent === window.top;
const send = (message: FromPreview, ...ports: readonly MessagePort[]): void => {
  if (isOuter) window.parent.postMessage(message, studioOrigin, [...ports]);
};

const look = new CSSStyleSheet();
const colours = new CSSStyleSheet();
// Stronger than the rules of a theme for dark and for more contrast.
colours.insertRule(":root:root:root{}");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, look, colours];
const showColours = createColours((colours.cssRules[0] as CSSStyleRule).style);

const showImages = createImages(document);

keepFocusOutside();
const texts = createExchange();
const taken = takeMarks(texts.edited);
markStandIns();
const textFocus = createTextFocus(taken, report);
const editing = createTextEditing(taken, () => marks.isPicking(), {
  onWanted: (place, text) => send({ type: "edit-wanted", place, text }),
  onEdited(place, after) {
    texts.keep(place.path, place.text);
    send({ type: "edited", place, after });
  },
  onLeft: textFocus.give,
});
const marks: FieldMarks = createFieldMarks(taken, editing, {
  onPicked(fields, text, part) {
    // A part is of the page that it was picked on, also before that page was scrolled.
    send({ type: "place", place: readPlace() });
    send({ type: "picked", fields, text, part, width: window.innerWidth });
  },
  onPickEnded: () => send({ type: "pick-ended" }),
  onGoneToPart: () => inStep.expectPart(),
  onSeen: (count, part) =>
    send({
      type: "seen",
      count,
      ...(part !== undefined && { part }),
      ...(!isGallery() && !isWhole() && { isPartial: true }),
    }),
});

/** Entries of the gallery show their own examples too, such as words that are too long. They are not measured. */
const textFit = isGallery() ? undefined : createTextFit(taken, (measured) => send({ type: "measured", measured }));

function show({ css, attributes, images }: PreviewLook): void {
  look.replaceSync(css);
  showImages(images);
  emulateAgain();
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
}

/** The text that had the focus in the page before, until this page gets the focus from it. */
let focused: PreviewPlace["focused"];
window.addEventListener("focus", () => {
  if (focused !== undefined) textFocus.giveTo(focused);
  focused = undefined;
});

async function restore({ place, steps, isWaiting }: PreviewStart): Promise<void> {
  await runSteps(steps);
  await restorePlace(place ?? { ...readPlace(), top: 0, open: [], isWhole: false }, isWaiting);
  focused = place?.focused;
  send({ type: "restored" });
  // Until now the page was hidden behind the shown one, and the studio did not listen to it.
  textFit?.measureAgain();
}

const inStep = createScrollInStep({
  hasPart: marks.hasPart,
  onScrolled: (position) => send({ type: "scrolled", position }),
});
new ResizeObserver(() => {
  inStep.resized();
  // It may be whole now.
  report();
}).observe(document.body);

const studio = new MessageChannel();
// Only the studio gets the other end: another page that frames this one, or is framed here, cannot send.
studio.port1.addEventListener("message", ({ data }: MessageEvent<ToPreview>) => {
  if (data.type === "colours") showColours(data.colours);
  if (data.type === "look") {
    show(data.look);
    textFit?.measureAgain();
  }
  if (data.type === "texts") {
    texts.exchange(data.texts, taken);
    textFit?.measureAgain();
  }
  if (data.type === "restore") void restore(data.start);
  if (data.type === "emulate") {
    emulate(data.emulation);
    textFit?.emulate(data.emulation);
  }
  if (data.type === "edit") editing.start(data.place, data.name);
  if (data.type === "end-edit") editing.keep();
  if (data.type === "pick") marks.setPicking(data.sources);
  if (data.type === "show") marks.show(data);
  if (data.type === "scroll") inStep.follow(data.position);
  if (data.type === "report-scroll") inStep.report();
});

// The place is reported when it has changed, once a frame at most: a page that is replaced cannot be asked any more.
let isReporting = false;
function report(): void {
  if (isReporting) return;
  isReporting = true;
  requestAnimationFrame(() => {
    isReporting = false;
    const path = textFocus.path();
    send({ type: "place", place: { ...readPlace(), ...(path !== undefined && { focused: path }) } });
  });
}
for (const type of ["scroll", "toggle", "popstate", "click", "focusin", "focusout"])
  window.addEventListener(type, report, { capture: true });
if (isOuter)
  window.addEventListener("keydown", (event) =>
    passShortcut(event, (shortcut) => send({ type: "shortcut", shortcut })),
  );
// A file that misses its field in the studio opens nothing here either.
for (const type of ["dragover", "drop"]) window.addEventListener(type, (event) => event.preventDefault());
// The router has changed the address by then.
window.addEventListener("click", () => setTimeout(report, 50));
studio.port1.start();
send({ type: "loaded" }, studio.port2);
report();
