import { isLocalHost } from "#contract/hosts/localHost.ts";
import { eachLanguage, type StampInput } from "#scripts/stamp/StampInput.ts";

/**
 * A brand with the host of its preview among those of Test. On a host that is not its own a portal makes no calls, and
 * `localhost` alone belongs to every brand (spec: portal-7, portal-9).
 */
export function onHost(input: StampInput, host: string): StampInput {
  if (isLocalHost(host)) return input;
  const languages = eachLanguage(input.languages, (each) => {
    const { Test } = each.environments;
    const environments = { ...each.environments, Test: { ...Test, hostnames: [...Test.hostnames, host] } };
    return { ...each, environments };
  });
  return { ...input, languages };
}
