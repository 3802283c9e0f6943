import { type HouseRule, isTest, pathInRepository } from "./houseRule.ts";

const message = "A text for customers belongs in locales/nb/.";
const spokenAttributes =
  /^(?:title|alt|placeholder|label|heading|text|aria-(?:label|description|roledescription|valuetext))$/;
const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

/**
 * Texts for customers live in locales/: none between tags, in attributes that are read aloud, or with Norwegian
 * letters.
 */
export const noTextLiteral: HouseRule = {
  create: (context) => {
    if (isTest(pathInRepository(context))) return {};
    return {
      JSXText(node) {
        if (hasWords(node.value)) context.report({ node, message });
      },
      JSXAttribute(node) {
        const { name, value } = node;
        if (name.type !== "JSXIdentifier" || !spokenAttributes.test(name.name)) return;
        const literal = value?.type === "JSXExpressionContainer" ? value.expression : value;
        if (literal?.type === "Literal" && typeof literal.value === "string" && hasWords(literal.value))
          context.report({ node: literal, message });
      },
      JSXExpressionContainer(node) {
        const isChild = node.parent.type === "JSXElement" || node.parent.type === "JSXFragment";
        const { expression } = node;
        if (
          isChild &&
          expression.type === "Literal" &&
          typeof expression.value === "string" &&
          hasWords(expression.value)
        )
          context.report({ node: expression, message });
      },
      // Lower case only: ÅPEN is a login context of the API (spec: http-26).
      Literal(node) {
        if (typeof node.value === "string" && /[æøå]/.test(node.value)) context.report({ node, message });
      },
      TemplateElement(node) {
        if (/[æøå]/.test(node.value.raw)) context.report({ node, message });
      },
    };
  },
};
