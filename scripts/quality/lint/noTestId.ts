import type { HouseRule } from "./houseRule.ts";

/** Tests find elements as customers do, by role and name. */
export const noTestId: HouseRule = {
  create: (context) => ({
    JSXIdentifier(node) {
      if (node.name === "data-testid") context.report({ node, message: "No test ids: query by role and name." });
    },
    Identifier(node) {
      if (/^(?:get|query|find)(?:All)?ByTestId$/.test(node.name))
        context.report({ node, message: "No test ids: query by role and name." });
    },
  }),
};
