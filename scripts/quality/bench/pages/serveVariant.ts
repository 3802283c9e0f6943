import { localHostOf } from "#contract/hosts/localHost.ts";
import { repository } from "#scripts/brands/repository.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import type { PageVariant } from "#scripts/stamp/stamp.ts";
import { measuredBrand } from "../measuredBrand.ts";

/** A served build of the measured brand. */
export interface ServedVariant {
  readonly origin: string;
  /** Ends the server and removes the build. */
  readonly close: () => Promise<void>;
}

/** Builds and serves the measured brand in a variant, in a temporary folder. */
export async function serveVariant(variant: PageVariant): Promise<ServedVariant> {
  const out = await mkdtemp(join(tmpdir(), `bench-${variant}-`));
  const { brands } = await loadBrands(repository, "local");
  await buildBrands({ root: repository, brandsDir: repository, out, brands, only: [measuredBrand.id], variant });
  const server = await startPortalServer({ port: 0, dist: out });
  return {
    origin: `http://${localHostOf(measuredBrand.id)}:${server.port}`,
    close: async () => {
      await server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}
