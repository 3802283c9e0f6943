import fc from "fast-check";

const nasty = fc.constantFrom(
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "$'$`$&",
  "\u2028\u2029",
  "{{navn}}",
  "https://evil.example;sandbox/",
  "https://*/",
  "https://a,b.example/",
  "https://evil.example'/",
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example/",
  "/\\evil.example",
  "http://localhost:8000/",
  "https://evil.example:8443/",
  "https://bank.example/?a=b&c=</script>#'\"",
  "bank.example",
  "a;b",
  "21 00 00 00",
  "\u202e",
  "constructor",
  "__proto__",
  "'unsafe-inline'",
  '" onload="alert(1)',
  "';alert(1)//",
  "\\u003cscript\\u003ealert(1)",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "url(https://evil.example/)",
  "${alert(1)}",
  "https://bank.example/%22onload=alert(1)//",
  "https://bank.example/#javascript:alert(1)",
  "*",
  "",
);
const anyText = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.tuple(nasty, nasty).map(([a, b]) => a + b),
  nasty.map((each) => `Trygt ${each} hjem`),
  fc.webUrl({ validSchemes: ["https", "http"] }),
  fc.domain(),
);

const textPaths = `
  id name theme assets.logo footer.contact.navn footer.contact.telefon footer.contact.epost
  footer.privacyUrl footer.companyLine rights.insurer.name rights.insurer.organisationNumber
  rights.complaint.text rights.complaint.boardUrl rights.withdrawal.url rights.withdrawal.linkText
  rights.products.0.product rights.products.0.ipidUrl logout.url urls.timeout urls.meldSkade
  urls.claimsCases.destination urls.claimsCases.fallback allowedHosts.0 frameAncestors.0
  analytics.token analytics.endpoint analytics.consent.script errorReporting.dsn errorReporting.crashUrl
  cookieConsent.cookieName cookieConsent.domain marketing.heroTitle marketing.purchaseInfo.0.text
  texts.session.extend environments.QA.hostnames.0 environments.Dev.urls.meldSkade`
  .trim()
  .split(/\s+/)
  .map((path) => path.split("."));

/** A copy of a value with another one at a path, where objects and lists are made as needed. */
export function withValue(value: unknown, [step, ...rest]: readonly string[], leaf: unknown): unknown {
  if (step === undefined) return leaf;
  if (Array.isArray(value) || (value === undefined && /^\d+$/.test(step))) {
    const list = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[Number(step)] = withValue(list[Number(step)], rest, leaf);
    return list;
  }
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [step]: withValue(object[step], rest, leaf) };
}

/** A field of a descriptor, as a path, and a hostile text for it. */
export const hostileField = fc.tuple(fc.constantFrom(...textPaths), anyText);

/** A field of a descriptor, and any JSON for it. */
export const anyField = fc.tuple(fc.constantFrom(...textPaths), fc.jsonValue());

const themeValue = fc.oneof(
  anyText,
  fc.jsonValue(),
  fc.constantFrom("#fff", "#00000000", "red;}body{display:none", "{color.page}", "{palette.x}", "url(x)"),
  fc.record({ value: fc.double(), unit: fc.constantFrom("px", "rem", "vw", "px;}x{") }),
  fc.array(fc.constantFrom("system-ui", "figtree", 'x"; } body { display: none', "</style>", "a\\b")),
);
const themeRole = fc.constantFrom(
  "color.page",
  "color.action",
  "font.heading",
  "font.size3xl",
  "radius.card",
  "shadow.card",
  "size.logo",
);

/** A role of a theme, and a hostile value for it. */
export const hostileThemeValue = fc.tuple(themeRole, themeValue);

const piece = fc.constantFrom(
  "<g>",
  "</g>",
  "<style>",
  "</style>",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "@im",
  "port",
  "u",
  "rl(",
  "https://evil.example",
  ")",
  '<path d="M0 0h9v9z"/>',
  '<use href="#a"/>',
  '<g id="a">',
  '<image href="x"/>',
  "<script>",
  "</script>",
  ' onload="x()"',
  "&#64;",
  "&#x6a;avascript:",
  '<a href="',
  '"/>',
  "<title>",
  "</title>",
  "\\",
  "/*",
  "*/",
  "url(#a)",
  "'",
  'xmlns:x="urn:x"',
  "<x:g/>",
  "<?a?>",
);
/** An image with pieces that are harmless alone. */
export const hostileImage = fc
  .array(piece, { maxLength: 14 })
  .map(
    (pieces) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${pieces.join("")}</svg>`,
  );
