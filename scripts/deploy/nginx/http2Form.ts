import { spawnSync } from "node:child_process";

/**
 * How HTTP/2 is written: `on` is a directive of its own, since nginx 1.25.1; `listen` is a parameter of each `listen`,
 * which newer ones still take, with a warning.
 */
export const http2Forms = ["on", "listen"] as const;

/** How HTTP/2 is written. */
export type Http2Form = (typeof http2Forms)[number];

/**
 * How an nginx writes HTTP/2, by what `nginx -v` says.
 * @param said `nginx version: nginx/1.26.3 (Ubuntu)`; a text without a version is that of an older one
 */
export function http2FormOf(said: string): Http2Form {
  const version = (/nginx version: \S+?\/(\d+)\.(\d+)\.(\d+)/.exec(said) ?? []).slice(1).map(Number);
  const [major = 0, minor = 0, patch = 0] = version;
  return major * 1_000_000 + minor * 1000 + patch >= 1_025_001 ? "on" : "listen";
}

/** How the nginx of this machine writes HTTP/2. Where there is none: as every version reads it. */
export function http2FormHere(path = process.env["PATH"] ?? ""): Http2Form {
  // Not every user has the folders of root in the path.
  const env = { ...process.env, PATH: `${path}:/usr/local/sbin:/usr/sbin` };
  const { stderr } = spawnSync("nginx", ["-v"], { env, encoding: "utf8", timeout: 10_000 });
  return http2FormOf(stderr ?? "");
}
