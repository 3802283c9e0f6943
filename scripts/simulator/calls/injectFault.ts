import { HttpResponse } from "msw";
import type { Fault } from "../world/fault.ts";

/** What the back end writes about the simulator's customers, and the same in English. */
const glossary: Readonly<Record<string, string>> = {
  Bil: "Car",
  "XX 00051, stasjonsvogn": "XX 00051, estate car",
  Innbo: "Home contents",
  Reise: "Travel",
  "Hele familien": "The whole family",
  Hund: "Dog",
  "Fido, født 2021": "Fido, born 2021",
  "Mandag–fredag": "Monday–Friday",
  Markedsføring: "Marketing",
  "Vil du høre fra oss om forsikringer som kan passe for deg?":
    "Would you like to hear from us about insurance that may suit you?",
  "Vi bruker opplysninger om avtalene dine til å velge hva vi sender. Du kan ombestemme deg når du vil.":
    "We use information about your insurance to choose what we send. You can change your mind at any time.",
  "Deling av opplysninger": "Sharing of information",
  "Kan skadeforsikring og livsforsikring se hvilke avtaler du har hos den andre?":
    "May non-life and life insurance see which insurance you have with the other?",
  "Da slipper du å fortelle det samme to ganger. Vi deler ikke helseopplysninger.":
    "Then you need not tell us the same thing twice. We do not share information about your health.",
};

/** A value of an answer in English, as far as the simulator knows the words. */
const inEnglish = (value: unknown): unknown => (typeof value === "string" ? (glossary[value] ?? value) : value);

/** Fields whose values are enumerations. */
const enumerations = [
  "productType",
  "systemSource",
  "avtaleStatus",
  "loginContext",
  "samtykke",
  "oppgavetype",
  "nextBestOfferProdukt",
  "marketingConsent",
  "crossDomainConsent",
];

type Change = (key: string, value: unknown) => unknown;

/** Copies a JSON value with its leaves changed. */
function changeLeaves(value: unknown, change: Change, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => changeLeaves(item, change, key));
  if (typeof value !== "object" || value === null) return change(key, value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeLeaves(inner, change, name)]));
}

/** The response with another text, its status and headers unchanged but for the length. */
function withText({ status, headers }: Response, text: string): Response {
  const rest = new Headers(headers);
  rest.delete("Content-Length");
  return new HttpResponse(status === 204 ? null : text, { status, headers: rest });
}

const html = "<!doctype html><html><head><title>Proxy</title></head><body><h1>Vennligst vent</h1></body></html>";

type BodyFault = Omit<Fault, "kind"> & { readonly kind?: Exclude<Fault["kind"], "abort" | "hang"> };

async function english(realAnswer: () => Response, request: Request): Promise<Response> {
  const answer = realAnswer();
  if (!/^en\b/.test(request.headers.get("Accept-Language") ?? "")) return answer;
  const text = await answer.text();
  const translated = withText(
    answer,
    text && JSON.stringify(changeLeaves(JSON.parse(text), (_, leaf) => inEnglish(leaf))),
  );
  translated.headers.set("Content-Language", "en");
  return translated;
}

function brokenBody(
  { kind, status, body }: BodyFault,
  realAnswer: () => Response,
  request: Request,
): Response | Promise<Response> {
  const change = async (rewrite: (text: string) => string) => {
    const answer = realAnswer();
    return withText(answer, rewrite(await answer.text()));
  };
  const reshape = (leaf: Change) =>
    change((text) => (text === "" ? "" : JSON.stringify(changeLeaves(JSON.parse(text), leaf))));
  switch (kind) {
    case "html":
      return new HttpResponse(html, { status: status ?? 200, headers: { "Content-Type": "text/html" } });
    case "null":
      return HttpResponse.json(null, { status: status ?? 200 });
    case "empty":
      return new HttpResponse(null, { status: status ?? 200 });
    case "truncated":
      return change((text) => text.slice(0, Math.ceil(text.length / 2)));
    case "nullFields":
      return reshape(() => null);
    case "unknownEnums":
      return reshape((key, value) => (enumerations.includes(key) && typeof value === "string" ? "HELT_NYTT" : value));
    case "english":
      return english(realAnswer, request);
    case undefined:
      return status === undefined && body === undefined ? realAnswer() : givenAnswer(status ?? 200, body ?? {});
  }
}

const bodiless = [204, 205, 304];

function givenAnswer(status: number, body: unknown): Response {
  return bodiless.includes(status) ? new HttpResponse(null, { status }) : HttpResponse.json(body as object, { status });
}

function hang(request: Request, ended: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => resolve(HttpResponse.error());
    for (const signal of [request.signal, ended]) {
      if (signal.aborted) end();
      signal.addEventListener("abort", end, { once: true });
    }
  });
}

/**
 * Answers a call with a fault.
 *
 * @param realAnswer answers without the fault, and changes the customer; not called when the fault replaces the answer
 * @param ended ends an answer that hangs
 */
export async function injectFault(
  fault: Fault,
  realAnswer: () => Response,
  request: Request,
  ended: AbortSignal,
): Promise<Response> {
  const { kind, ...rest } = fault;
  if (kind === "abort") return HttpResponse.error();
  if (kind === "hang") return hang(request, ended);
  const response = await brokenBody(kind ? { ...rest, kind } : rest, realAnswer, request);
  for (const [name, value] of Object.entries(fault.headers ?? {})) response.headers.set(name, value);
  return response;
}
