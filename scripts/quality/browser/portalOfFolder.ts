import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { apiBase } from "#contract/callNames.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { createBrandsApp } from "#scripts/serve/createBrandsApp.ts";
import type { Release } from "#scripts/serve/releases.ts";
import { createSimulator, type ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { simulatorBrand } from "#scripts/simulator/world/simulatorBrand.ts";

/**
 * A brand's finished folder as `npm start` serves it, at the hosts of its descriptor, with a simulator behind it.
 * @param tenant the descriptor of the environment whose host is asked
 */
export function portalOfFolder(release: Release, tenant: PublicDescriptor): ServerApp {
  const { id } = release;
  const releases = {
    ids: () => Promise.resolve([id]),
    get: (asked: string) => Promise.resolve(asked === id ? release : undefined),
  };
  // A host that the server may name for the login frame. Without one: that of the simulator, on this machine.
  const loginHost = tenant.login.direct ? tenant.allowedHosts.find((name) => !name.endsWith("localhost")) : undefined;
  const login = new Hono<{ Bindings: HttpBindings }>();
  if (loginHost !== undefined) login.all(`${apiBase}/auth/login`, (c) => c.json({ loginUrl: `https://${loginHost}/` }));
  return createBrandsApp(releases, [login, createSimulator({ brands: [simulatorBrand({ ...tenant, id })] })]);
}
