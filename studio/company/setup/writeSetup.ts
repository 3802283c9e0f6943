import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "#scripts/command/Refusal.ts";
import { writeWhole } from "#scripts/files/writeWhole.ts";
import { studioNginx } from "./studioNginx.ts";
import { type SystemdOptions, systemdUnit } from "./systemdUnit.ts";

interface SetupOptions extends SystemdOptions {
  /** Folder that the files are written to. */
  readonly folder: string;
  /** Folder of certificates, on the server. */
  readonly certificates: string;
}

/**
 * Writes what a server needs beside the studio: `studio.conf` for nginx, and `studio.service` for systemd.
 * @returns the paths of the files
 * @throws Refusal when the configuration is one for this machine alone
 */
export async function writeSetup({ folder, certificates, ...options }: SetupOptions): Promise<readonly string[]> {
  const { origin, port } = options.config;
  if (!origin.startsWith("https://"))
    throw new Refusal(`The origin ${origin} is opened on this machine without a proxy: nothing is to be set up.`);
  const files = [
    [join(folder, "studio.conf"), studioNginx({ origin, port, certificates })],
    [join(folder, "studio.service"), systemdUnit(options)],
  ] as const;
  await mkdir(folder, { recursive: true });
  for (const [path, text] of files) await writeWhole(path, text);
  return files.map(([path]) => path);
}
