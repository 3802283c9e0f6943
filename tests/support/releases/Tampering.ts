import type { VerifyCode } from "#scripts/release/verify/VerifyFinding.ts";

type Tamper = (alfa: string, dist: string) => Promise<unknown>;

/**
 * What was done to the folder of alfa; the finding and its file, from that folder; and whether release.json agrees with
 * the change (`deep`), as after a wrong build.
 */
export type Tampering = readonly [what: string, code: VerifyCode, file: string, tamper: Tamper, depth?: "deep"];
