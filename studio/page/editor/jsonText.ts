import { javascriptLanguage } from "@codemirror/lang-javascript";
import { foldInside, foldNodeProp, indentNodeProp, LanguageSupport, LRLanguage } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import phrases from "#studio/texts/editor.nb.json";

/**
 * JSON with comments and trailing commas: the grammar of an expression in JavaScript. The grammar of JSON knows no
 * comments.
 */
const jsonWithComments = LRLanguage.define({
  name: "jsonc",
  parser: javascriptLanguage.parser.configure({
    top: "SingleExpression",
    props: [
      foldNodeProp.add({ "ObjectExpression ArrayExpression": foldInside }),
      indentNodeProp.add({
        "ObjectExpression ArrayExpression": (context) =>
          context.baseIndent + (/^\s*[\]}]/.test(context.textAfter) ? 0 : context.unit),
      }),
    ],
  }),
  languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["{", "[", '"'] } },
});

/** The nonce with which this page may make `<style>` elements. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>("meta[name='style-nonce']")?.content ?? "";

/** The language and settings that text editor and difference have in common. */
export const jsonText = (): Extension => [
  new LanguageSupport(jsonWithComments),
  EditorState.phrases.of(phrases),
  EditorState.tabSize.of(2),
  EditorView.cspNonce.of(styleNonce()),
  EditorView.lineWrapping,
];
