import { type HouseRule, isTest, pathInRepository } from "./houseRule.ts";

/** A page parses nothing: its content security policy refuses it. A test has no policy. */
const parser = "DOMParser";

const sinks = new Set([
  "innerHTML",
  "outerHTML",
  "insertAdjacentHTML",
  "dangerouslySetInnerHTML",
  "srcdoc",
  "srcDoc",
  "setHTMLUnsafe",
  "createContextualFragment",
]);

/** Text stays text: nothing in the portal parses HTML (spec: formats-13). */
export const noHtmlSink: HouseRule = {
  create: (context) => ({
    Identifier(node) {
      const isParser = node.name === parser && !isTest(pathInRepository(context));
      if (isParser || sinks.has(node.name))
        context.report({ node, message: `${node.name} parses HTML: build elements instead.` });
    },
    JSXIdentifier(node) {
      if (sinks.has(node.name)) context.report({ node, message: `${node.name} parses HTML: build elements instead.` });
    },
    MemberExpression(node) {
      const { object, property } = node;
      if (object.type === "Identifier" && object.name === "document" && property.type === "Identifier") {
        if (property.name === "write" || property.name === "writeln")
          context.report({ node, message: `document.${property.name} parses HTML: build elements instead.` });
      }
    },
  }),
};
