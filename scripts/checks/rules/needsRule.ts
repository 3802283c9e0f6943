import { valueAt } from "#contract/valueAt.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { isLocalAddress } from "#contract/descriptor/publicHost.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import type { Term } from "#scripts/findings/terms.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

/** A value that is needed because of another one. */
interface Need {
  readonly because: Term<"needReasons">;
  /** The field that makes it necessary, and with which values. */
  readonly when: Path;
  readonly is: (value: unknown) => boolean;
  readonly needs: Path;
  readonly met: (value: unknown) => boolean;
  readonly message: "missing-value/need" | "unreachable-login" | "unused-consent";
  readonly purpose: Term<"needPurposes">;
}

const given = (value: unknown): boolean => value !== undefined;
const filled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const equals =
  (wanted: unknown) =>
  (value: unknown): boolean =>
    value === wanted;

function partnerNeed(when: string, needs: string, purpose: Term<"needPurposes">): Need {
  const because = "partner-agreements";
  return {
    because,
    when: ["partnerAgreements", when],
    is: filled,
    needs: ["urls", needs],
    met: given,
    message: "missing-value/need",
    purpose,
  };
}

const needs: readonly Need[] = [
  {
    because: "no-direct-login",
    when: ["login", "direct"],
    is: equals(false),
    needs: ["urls", "login"],
    met: given,
    message: "missing-value/need",
    purpose: "login-address",
  },
  {
    because: "login-from-server",
    when: ["login", "direct"],
    is: equals(true),
    needs: ["allowedHosts"],
    met: filled,
    message: "unreachable-login",
    purpose: "login-host",
  },
  {
    because: "logout-from-server",
    when: ["logout", "behaviour"],
    is: equals("returned-url"),
    needs: ["allowedHosts"],
    met: filled,
    message: "unreachable-login",
    purpose: "logout-host",
  },
  partnerNeed("shortnames", "partnerDetail", "partner-detail"),
  partnerNeed("bankPlaces", "partnerDetail", "partner-detail"),
  partnerNeed("shortnames", "partnerInbox", "partner-inbox"),
  partnerNeed("bankPlaces", "partnerInbox", "partner-inbox"),
  {
    because: "analytics-token",
    when: ["analytics", "token"],
    is: given,
    needs: ["analytics", "endpoint"],
    met: given,
    message: "missing-value/need",
    purpose: "analytics-endpoint",
  },
  {
    because: "statistics-consent",
    when: ["analytics", "consent", "strategy"],
    is: equals("consent-cookie"),
    needs: ["cookieConsent", "required"],
    met: (value) => Array.isArray(value) && value.includes("statistics"),
    message: "unused-consent",
    purpose: "statistics",
  },
  {
    because: "recommendations",
    when: ["features", "recommendations"],
    is: equals(true),
    needs: ["recommendations", "candidates"],
    met: filled,
    message: "missing-value/need",
    purpose: "candidates",
  },
  {
    because: "purchase",
    when: ["features", "purchase"],
    is: equals(true),
    needs: ["purchase", "entrances"],
    met: filled,
    message: "missing-value/need",
    purpose: "entrances",
  },
  {
    because: "member-benefits",
    when: ["marketing", "memberBenefits"],
    is: given,
    needs: ["assets", "memberLogo"],
    met: given,
    message: "missing-value/need",
    purpose: "member-logo",
  },
];

function unmet(workspace: Workspace, brand: BrandFolder, need: Need): Finding[] {
  const environments = environmentNames.filter((environment) => {
    const descriptor = brand.effective[environment];
    return need.is(valueAt(descriptor, need.when)) && !need.met(valueAt(descriptor, need.needs));
  });
  const [first] = environments;
  if (first === undefined) return [];
  const everywhere = environments.length === environmentNames.length;
  const layers = layersOf(workspace.base, brand.json, everywhere ? undefined : first);
  const found = problem(need.message, {
    field: need.needs.join("."),
    environments: everywhere ? [] : environments,
    because: need.because,
    purpose: need.purpose,
  });
  return [findingAt(provenance(layers, need.needs).key, found)];
}

function localAddresses(value: unknown, path: Path): Path[] {
  if (typeof value === "string") return isLocalAddress(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    localAddresses(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A release contains no address that exists only on this machine (spec: brands-10). */
function localAddressesIn({ base }: Workspace, { json, effective }: BrandFolder): Finding[] {
  return environmentNames.flatMap((environment) => {
    const layers = layersOf(base, json, environment);
    const { notes: _, ...descriptor } = effective[environment];
    return localAddresses(descriptor, []).map((path) =>
      findingAt(provenance(layers, path).value, problem("bad-url/local", { value: quoted(valueAt(descriptor, path)) })),
    );
  });
}

/** Values that other values make necessary, and addresses that no release can have. */
export const needsRule: Rule = {
  name: "needs",
  check: ({ workspace }) =>
    workspace.baseBroken
      ? []
      : workspace.brands.flatMap((brand) => [
          ...needs.flatMap((need) => unmet(workspace, brand, need)),
          ...localAddressesIn(workspace, brand),
        ]),
};
