/** Lists every file of a brand's folder with its digest, and says what it was made from. */
export const recordFile = "release.json";

/** What a server sends with the files, for each environment. */
export const headersFile = "headers.json";

/** The packages whose code or fonts are in the folder (CycloneDX). */
export const sbomFile = "sbom.cdx.json";

/** Where weaknesses are reported (RFC 9116). A server sends it at `/.well-known/security.txt` of the host. */
export const securityFile = ".well-known/security.txt";
