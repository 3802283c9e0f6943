import { apiBase, callNames, type CallName, methodOf, pathOf } from "#contract/callNames.ts";
import { requestedBy, sessionExpiryHeader, xsrfCookie, xsrfHeader } from "#contract/headers.ts";
import { languages } from "#contract/pageLanguage.ts";
import { type ApiCall, apiCalls, commonErrors, invalidRequestCode } from "./apiCalls.ts";
import { bodies } from "./bodies.ts";

type Json = Readonly<Record<string, unknown>>;

const schemaPath = "#/components/schemas/";
const json = (name: string): Json => ({ "application/json": { schema: { $ref: schemaPath + name } } });

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });
const withoutBody = {
  headers: { [sessionExpiryHeader]: header("SessionExpiry"), "Cache-Control": header("CacheControl") },
};
const withBody = {
  headers: {
    ...withoutBody.headers,
    "X-Content-Type-Options": header("ContentTypeOptions"),
    "Content-Language": header("ContentLanguage"),
  },
};

/** The path with its names in braces: `/avtaleoversikt/tilbud/{policyNumber}`. */
const templateOf = (call: CallName): string => pathOf(call).replaceAll(/:(\w+)/g, "{$1}");

/** A name of the call in code: `getAuthSessionStatus`. */
const operationIdOf = (call: CallName): string =>
  `${methodOf(call).toLowerCase()}/${pathOf(call)}`
    .replaceAll(/:(\w)/g, "by-$1")
    .replaceAll(/[/-]+(\w?)/g, (_, letter: string) => letter.toUpperCase());

function parametersOf(call: CallName, { query }: ApiCall): Json[] {
  const inPath = [...pathOf(call).matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    description: "Percent-encoded.",
    schema: { type: "string" },
  }));
  const inQuery = query && {
    name: query.name,
    in: "query",
    required: true,
    description: query.explanation,
    schema: { type: "string" },
    example: query.example,
  };
  const headers = ["RequestedBy", "Xsrf", "AcceptLanguage"].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  return [...inPath, ...(inQuery ? [inQuery] : []), ...headers];
}

/** The errors of a call by status, with their codes. */
function errorsOf(call: CallName, { needsSession, errors, query }: ApiCall): Json {
  const byStatus: Record<number, string[]> = {};
  const add = (more: Readonly<Record<number, readonly string[]>>) => {
    for (const [status, codes] of Object.entries(more)) (byStatus[Number(status)] ??= []).push(...codes);
  };
  if (methodOf(call) !== "GET" || query !== undefined) add({ 400: [invalidRequestCode] });
  add(errors ?? {});
  for (const [status, codes] of Object.entries(commonErrors))
    if (needsSession || status !== "401") add({ [status]: codes });
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      { description: `Codes: ${codes.join(", ")}.`, ...withBody, content: json("Feil") },
    ]),
  );
}

function answersOf(call: CallName, described: ApiCall): Json {
  const { answer, noContent } = described;
  return {
    ...(answer !== undefined && { 200: { description: "OK.", ...withBody, content: json(answer) } }),
    ...(noContent !== undefined && { 204: { description: noContent, ...withoutBody } }),
    ...errorsOf(call, described),
    503: { $ref: "#/components/responses/Unavailable" },
    default: { $ref: "#/components/responses/Error" },
  };
}

function operationOf(call: CallName): Json {
  const described = apiCalls[call];
  const { summary, tag, needsSession, body } = described;
  return {
    operationId: operationIdOf(call),
    summary,
    tags: [tag],
    security: needsSession ? [{ session: [] }] : [],
    parameters: parametersOf(call, described),
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    responses: answersOf(call, described),
  };
}

function pathsOf(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of callNames) (paths[templateOf(call)] ??= {})[methodOf(call).toLowerCase()] = operationOf(call);
  return paths;
}

/** The description of the API that the portal needs, as an OpenAPI 3.1 document. */
export function createOpenApi(): Json {
  return {
    openapi: "3.1.1",
    info: {
      title: "Forsikringsportal",
      version: "1",
      description:
        "The calls that the portal makes. A field that is not required can be missing or null. " +
        "Fields that are not described here are ignored. " +
        "The calls come from pages of the same origin alone: no answer allows another origin (CORS).",
      license: { name: "UNLICENSED", identifier: "LicenseRef-UNLICENSED" },
    },
    servers: [{ url: apiBase, description: "On the portal's own origin." }],
    tags: [...new Set(Object.values(apiCalls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathsOf(),
    components: {
      schemas: bodies,
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description:
            "A cookie of the back end, with Secure, HttpOnly, and SameSite=Lax or Strict, as every other cookie of it but " +
            `${xsrfCookie}. Its name is the back end's own; the portal never reads it.`,
        },
      },
      parameters: {
        RequestedBy: {
          name: requestedBy.name,
          in: "header",
          required: true,
          description: "Every call carries it. A call without it is refused with 403.",
          schema: { type: "string", const: requestedBy.value },
        },
        Xsrf: {
          name: xsrfHeader,
          in: "header",
          required: false,
          description:
            `The value of the cookie ${xsrfCookie}, when there is one. Writing calls without it are refused with 403. ` +
            "The cookie has Secure, SameSite=Lax or Strict, and Path=/: the portal's script must read it, so no HttpOnly.",
          schema: { type: "string" },
        },
        AcceptLanguage: {
          name: "Accept-Language",
          in: "header",
          required: false,
          description:
            "The language of the page, in brands with several. In others it is what the browser sends by itself. " +
            "A back end may answer in Norwegian all the same.",
          schema: { type: "string", examples: languages },
        },
      },
      headers: {
        ContentLanguage: {
          description:
            "The language of the texts in the answer: names and descriptions. Without it they are Norwegian. " +
            "The portal marks a text that is in another language than the page.",
          schema: { type: "string", examples: ["nb", "en"] },
        },
        SessionExpiry: {
          description: "Seconds until the session ends. On every answer while a session lasts, also on errors.",
          schema: { type: "integer", minimum: 0 },
        },
        CacheControl: {
          description: "On every answer while a session lasts: nobody keeps it, the browser neither.",
          schema: { type: "string", pattern: "\\bno-store\\b" },
        },
        ContentTypeOptions: {
          description: "On every answer with a body: no browser guesses another type.",
          required: true,
          schema: { type: "string", const: "nosniff" },
        },
      },
      responses: {
        Unavailable: {
          description: "Down for a while. The portal waits as long as Retry-After says, at most 10 s.",
          headers: {
            ...withBody.headers,
            "Retry-After": { description: "Seconds, or a date.", schema: { type: "string" } },
          },
          content: json("Feil"),
        },
        Error: { description: "Any other error.", ...withBody, content: json("Feil") },
      },
    },
  };
}
