import { bareAnswers } from "#contract/answerOf.ts";
import { block } from "./block.ts";
import type { Home } from "./Home.ts";
import { quote } from "./quote.ts";
import { bareDirectives } from "./siteMaps.ts";

/** Where nginx gets the body of an error. Nobody can ask for it. */
const errorPath = "/_error";

/**
 * Every error that nginx finds itself, in place of a page of its own. A location that has an `error_page` of its own
 * needs these too.
 */
export const errorPages: readonly string[] = [
  `error_page 403 404 =404 ${errorPath};`,
  `error_page 400 405 408 411 412 413 414 415 416 421 429 500 501 502 503 504 505 507 ${errorPath};`,
  // Numbers that nginx alone knows: a header that is too large, and what is wrong with HTTPS.
  `error_page 494 =431 ${errorPath};`,
  `error_page 495 496 497 =400 ${errorPath};`,
];

/** For the `http` block: what an error says. */
export const errorMaps: readonly string[] = [
  ...block("map $status $portal_error", [
    `default "Feil $status.\\n";`,
    `${bareAnswers.missing.status} ${JSON.stringify(bareAnswers.missing.text)};`,
  ]),
  ...block("map $status $portal_allow", [
    `default "";`,
    `${bareAnswers.onlyReading.status} ${quote(bareAnswers.onlyReading.headers.Allow)};`,
  ]),
];

/** For files and for what is not there: only reading is allowed. */
export const onlyReading = `if ($request_method !~ "^(?:GET|HEAD)$") { return ${bareAnswers.onlyReading.status}; }`;

const text = (homes: readonly Home[]) => [
  // Also when the address ends like that of a file.
  "types { }",
  "default_type text/plain;",
  ...bareDirectives(homes),
];

/** What nginx answers when it is asked for its health. */
export const healthDirectives = (homes: readonly Home[]): readonly string[] => [
  "access_log off;",
  onlyReading,
  ...text(homes),
  `return ${bareAnswers.health.status} ${JSON.stringify(bareAnswers.health.text)};`,
];

/** The location that has the text of every error. */
export const errorLocation = (homes: readonly Home[]): readonly string[] =>
  block(`location = ${errorPath}`, [
    "internal;",
    ...text(homes),
    "add_header Allow $portal_allow always;",
    // The status is that of the error.
    `return 200 "$portal_error";`,
  ]);
