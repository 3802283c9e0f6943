import { describe, expect, test } from "vitest";
import { attributes, jsonContent, markup, styleContent } from "./markup.ts";

const nasty = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]>",
  "a & b",
  "line\u2028and\u2029paragraph",
  "$' $& $`",
  "æøå – «sitat»",
  '" onload="alert(1)',
];

describe("Markup", () => {
  test.each(nasty)("escapes what is put into it: %j", (text) => {
    const source = markup`<p title="${text}">${text}</p>`.source;
    expect(source.slice(10, -4)).not.toMatch(/[<>]script|<!--|" onload="/);
    expect(source).toContain("<p title=");
  });

  test("keeps markup that was made by itself, joins lists, leaves out what is missing", () => {
    expect(markup`${[markup`<b>1</b>`, "2<"]}${false}${undefined}`.source).toBe("<b>1</b>2&lt;");
  });

  test("writes attributes in quotes", () => {
    expect(attributes({ "data-card": 'a"b' }).source).toBe(' data-card="a&quot;b"');
  });

  test.each(nasty)("JSON in a script element can't end it, and reads back as it was: %j", (text) => {
    const { source } = jsonContent({ text });
    expect(source).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(source)).toEqual({ text });
  });

  test.each(["</style>", "<!--", "a{b:url(</STYLE"])("refuses a stylesheet with %s in it", (css) => {
    expect(() => styleContent(css)).toThrow(/style/);
  });
});
