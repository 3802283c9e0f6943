/**
 * A host name as descriptors have it: in lower case, and without the dot that may end it. `www.bank.example.` is the
 * same host as `www.bank.example`, in every server and in the page.
 */
export const hostName = (host: string): string => host.toLowerCase().replace(/\.$/, "");

/** Whether two addresses have one origin. */
export const isSameOrigin = (one: URL, other: URL): boolean =>
  one.protocol === other.protocol && one.port === other.port && hostName(one.hostname) === hostName(other.hostname);
