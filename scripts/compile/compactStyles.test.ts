import { expect, test } from "vitest";
import { compactCss } from "./compactStyles.ts";

test.each([
  ["indentation and line breaks", "\n  color: red;\n  margin: 0 auto;\n", " color:red;margin:0 auto;"],
  ["a comment", "color: red;\n/* why: so */\nmargin: 0;", "color:red;margin:0;"],
  ["the last semicolon of a block", "&:hover {\n  color: red;\n}\n", "&:hover{color:red}"],
  ["the way into a media query", " {\n  color: red;\n}", "{color:red}"],
])("leaves out %s", (_, css, compact) => {
  expect(compactCss(css)).toBe(compact);
});

test.each([
  ["between two selectors", 'h1 :is(a,b) > c[data-x="y  z"]'],
  ["around the signs of calc", "width:calc(1px + 2 * (3px - 4px))"],
  ["before a nested pseudo-class", "& :hover{top:0}"],
  ["in a text", 'content:"a  /* b */ ;  c"'],
])("keeps a space %s", (_, css) => {
  expect(compactCss(css)).toBe(css);
});
