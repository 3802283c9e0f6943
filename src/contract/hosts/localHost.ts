/**
 * Whether a host name is this machine: `localhost`, or a name below it. These belong to the Test environment of every
 * brand (spec: portal-7).
 * @param hostname in lower case, without a port
 */
export const isLocalHost = (hostname: string): boolean => hostname === "localhost" || hostname.endsWith(".localhost");

/** The host name of a brand on this machine, without a port. */
export const localHostOf = (brandId: string): string => `${brandId}.localhost`;

/** The brand's id in a host name of this machine; undefined for every other name. The brand need not exist. */
export const idOfLocalHost = (hostname: string): string | undefined => /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1];
