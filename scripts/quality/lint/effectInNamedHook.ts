import { type HouseRule, isTest, pathInRepository } from "./houseRule.ts";

const effects = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);

/** House rule 6: effects touch the outside world and have a name: they live in a hook's own file, `use<Name>.ts`. */
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
