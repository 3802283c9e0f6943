import { report } from "./report.ts";

/** Something that the content security policy of the page has refused. */
class PolicyViolation extends Error {
  override readonly name = "PolicyViolation";
}

/** How many are reported in one visit. */
const mostInVisit = 10;

/** What extensions of the browser put into a page: it says nothing about the portal. */
const ofExtension = /^(?:[a-z-]*extension|webkit-masked-url|user-script|chrome|resource|about)(?::|$)/i;

/** An address without query, fragment and user, its numbers as `*`; another word, such as `inline`, as it is. */
function withoutDetails(address: string): string {
  const [start = ""] = address.split(/[?#]/);
  return start.replace(/^(\w+:\/\/)[^/]*@/, "$1").replaceAll(/\d+/g, "*");
}

/**
 * Reports what the content security policy of the page refuses, each directive and address once (spec: errors-20).
 * @returns a function that stops it
 */
export function reportViolations(page: Document = document): () => void {
  const reported = new Set<string>();
  const take = (event: SecurityPolicyViolationEvent) => {
    const { blockedURI, sourceFile, effectiveDirective } = event;
    if (ofExtension.test(blockedURI) || ofExtension.test(sourceFile)) return;
    const [blocked, source] = [blockedURI, sourceFile].map(withoutDetails);
    const message = `${effectiveDirective}: ${blocked}`;
    if (reported.size >= mostInVisit || reported.has(message)) return;
    reported.add(message);
    report(new PolicyViolation(message), { directive: effectiveDirective, blocked, source });
  };
  page.addEventListener("securitypolicyviolation", take);
  return () => page.removeEventListener("securitypolicyviolation", take);
}
