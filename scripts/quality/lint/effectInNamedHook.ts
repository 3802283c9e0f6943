import { type HouseRule, isTest, pathInRepository } from "./houseRule.ts";

const effects = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);

/** An effect connects to the outside world: it belongs in a hook with a name and a file of its own, `use<Name>.ts`. */
export const effectInNamedHook: HouseRule = {
  create: (context) => {
    const path = pathInRepository(context);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (/^use[A-Z]/.test(name) || isTest(path)) return {};
    return {
      Identifier(node) {
        if (effects.has(node.name))
          context.report({
            node,
            message: `${node.name} belongs in a named hook with a file of its own (useSomething.ts).`,
          });
      },
    };
  },
};
