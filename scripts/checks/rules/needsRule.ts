import { environmentNames } from "#contract/descriptor/descriptorSchema.ts";
import { isLocalAddress } from "#contract/descriptor/publicHost.ts";
import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import type { FindingCode } from "#scripts/brands/findingCodes.ts";
import type { Path } from "#scripts/brands/jsonFile.ts";
import { effectiveOf, layersOf, provenance, valueAt } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

/** A value that is needed because of another one. */
interface Need {
  readonly because: string;
  /** The field that makes it necessary, and with which values. */
  readonly when: Path;
  readonly is: (value: unknown) => boolean;
  readonly needs: Path;
  readonly met: (value: unknown) => boolean;
  readonly code: FindingCode;
  readonly expected: string;
}

const given = (value: unknown): boolean => value !== undefined;
const filled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const equals =
  (wanted: unknown) =>
  (value: unknown): boolean =>
    value === wanted;

function partnerNeed(when: string, needs: string, expected: string): Need {
  const because = "agreements of the partner system are shown";
  return {
    because,
    when: ["partnerAgreements", when],
    is: filled,
    needs: ["urls", needs],
    met: given,
    code: "missing-value",
    expected,
  };
}

const partnerDetail = "the detail page of the partner's agreements";
const partnerInbox = "the partner's inbox, for unread messages";

const needs: readonly Need[] = [
  {
    because: "customers cannot log in here",
    when: ["login", "direct"],
    is: equals(false),
    needs: ["urls", "login"],
    met: given,
    code: "missing-value",
    expected: "the address for visitors who are not logged in",
  },
  {
    because: "customers log in at an address from the server",
    when: ["login", "direct"],
    is: equals(true),
    needs: ["allowedHosts"],
    met: filled,
    code: "unreachable-login",
    expected: "the host of the login page",
  },
  {
    because: "the browser follows the returned logoutUrl",
    when: ["logout", "behaviour"],
    is: equals("returned-url"),
    needs: ["allowedHosts"],
    met: filled,
    code: "unreachable-login",
    expected: "the host of the bank's logout page",
  },
  partnerNeed("shortnames", "partnerDetail", partnerDetail),
  partnerNeed("bankPlaces", "partnerDetail", partnerDetail),
  partnerNeed("shortnames", "partnerInbox", partnerInbox),
  partnerNeed("bankPlaces", "partnerInbox", partnerInbox),
  {
    because: "there is an analytics token",
    when: ["analytics", "token"],
    is: given,
    needs: ["analytics", "endpoint"],
    met: given,
    code: "missing-value",
    expected: "the address of the analytics service",
  },
  {
    because: "statistics need consent from the cookie dialog",
    when: ["analytics", "consent", "strategy"],
    is: equals("consent-cookie"),
    needs: ["cookieConsent", "required"],
    met: (value) => Array.isArray(value) && value.includes("statistics"),
    code: "unused-consent",
    expected: '"statistics" among the required categories',
  },
  {
    because: "recommendations are switched on",
    when: ["features", "recommendations"],
    is: equals(true),
    needs: ["recommendations", "candidates"],
    met: filled,
    code: "missing-value",
    expected: "products that may be recommended",
  },
  {
    because: "the purchase page is switched on",
    when: ["features", "purchase"],
    is: equals(true),
    needs: ["purchase", "entrances"],
    met: filled,
    code: "missing-value",
    expected: "the purchase entrances that customers can use",
  },
  {
    because: "the benefits of members are shown",
    when: ["marketing", "memberBenefits"],
    is: given,
    needs: ["assets", "memberLogo"],
    met: given,
    code: "missing-value",
    expected: "the logo of the member scheme",
  },
];

function unmet(workspace: Workspace, brand: BrandFolder, need: Need): Finding[] {
  const environments = environmentNames.filter((environment) => {
    const descriptor = effectiveOf(workspace.base, brand.json, environment);
    return need.is(valueAt(descriptor, need.when)) && !need.met(valueAt(descriptor, need.needs));
  });
  const [first] = environments;
  if (first === undefined) return [];
  const everywhere = environments.length === environmentNames.length;
  const layers = layersOf(workspace.base, brand.json, everywhere ? undefined : first);
  const where = everywhere ? "" : ` in ${environments.join(", ")}`;
  const message = `"${need.needs.join(".")}" ${need.code === "missing-value" ? "is missing" : "has too few entries"}${where}: ${need.because}`;
  return [findingAt(provenance(layers, need.needs).key, { code: need.code, message, expected: need.expected })];
}

function localAddresses(value: unknown, path: Path): Path[] {
  if (typeof value === "string") return isLocalAddress(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    localAddresses(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A release contains no address that exists only on this machine (spec: brands-10). */
function localAddressesIn({ base }: Workspace, { json }: BrandFolder): Finding[] {
  return environmentNames.flatMap((environment) => {
    const layers = layersOf(base, json, environment);
    const { notes: _, ...descriptor } = effectiveOf(base, json, environment);
    return localAddresses(descriptor, []).map((path) =>
      findingAt(provenance(layers, path).value, {
        code: "bad-url",
        message: `${JSON.stringify(valueAt(descriptor, path))} exists only on a developer's machine`,
        expected: "a public address; stand-ins are in tenants/local.jsonc",
      }),
    );
  });
}

/** Values that other values make necessary, and addresses that no release can have. */
export const needsRule: Rule = {
  meta: { name: "needs", codes: ["bad-url", "missing-value", "unreachable-login", "unused-consent"] },
  check: ({ workspace }) =>
    workspace.baseBroken
      ? []
      : workspace.brands.flatMap((brand) => [
          ...needs.flatMap((need) => unmet(workspace, brand, need)),
          ...localAddressesIn(workspace, brand),
        ]),
};
