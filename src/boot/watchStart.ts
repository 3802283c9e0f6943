/**
 * The script in the head that says so when the portal does not start (spec: loading-24). It has to run in browsers that
 * run nothing else of the portal, so it is written in JavaScript of 2009 (ES5), and a test holds its compiled code to
 * that.
 */
import { baseFolder } from "#contract/basePath.ts";
import { startAttribute, type StartState } from "#contract/startState.ts";

/** From when the page has been read. A slow network may need longer, so what is said then is true of it too. */
var longestStartMs = 15_000;

/** A page that is being left lets its scripts fail, too. It is gone by then. */
var leavingMs = 1_000;

/** What browsers throw at code that they do not know. The errors of our own are others. */
var unknownCode = /(Syntax|Type|Reference)Error/;

var root = document.documentElement;

function show(state: StartState): void {
  var shown = root.getAttribute(startAttribute);
  if (shown === "started" || shown === "tooOld") return;
  root.setAttribute(startAttribute, state);
  // Drawn agreements are still the page that the title names.
  var words = document.querySelector('[data-when="' + state + '"]');
  if (words) document.title = words.getAttribute("data-title") || "";
}

function showLate(): void {
  show(window.portalDrawing && window.portalDrawing.drawn ? "lateDrawn" : "late");
}

function waitForStart(): void {
  setTimeout(showLate, longestStartMs);
}

root.setAttribute(startAttribute, "waiting");
var isRead = false;
document.addEventListener("readystatechange", function () {
  if (isRead) return;
  isRead = true;
  // A page that the browser has loaded beforehand starts when it is asked for (`askedFor.ts`).
  if (document.prerendering) document.addEventListener("prerenderingchange", waitForStart);
  else waitForStart();
});

// The portal's scripts are the only modules before it has started. An extension's errors are not about the portal.
window.addEventListener(
  "error",
  function (event) {
    if ((event.target as Partial<HTMLScriptElement>).type === "module") setTimeout(showLate, leavingMs);
    else if (String(event.filename).indexOf(baseFolder) > 0 && unknownCode.test(event.message)) show("tooOld");
  },
  true,
);

// Without modules nothing fails, and nothing runs.
if (!("noModule" in document.createElement("script")))
  document.addEventListener("DOMContentLoaded", function () {
    show("tooOld");
  });

// What failed for want of a network is tried once more when it is back.
window.addEventListener("online", function () {
  var state = root.getAttribute(startAttribute);
  if (state === "late" || state === "lateDrawn") location.reload();
});
