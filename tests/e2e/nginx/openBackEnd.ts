import type { NginxOptions } from "#scripts/deploy/nginx/nginxConfig.ts";
import { askRaw } from "./askRaw.ts";
import { openServed } from "./openServed.ts";
import { TestBackEnd } from "./TestBackEnd.ts";

/** A brand behind nginx, and a back end behind both. */
export async function openBackEnd(more: Partial<NginxOptions> = {}) {
  const backEnd = await TestBackEnd.start();
  const served = await openServed({ api: backEnd.origin, others: backEnd.origin, ...more });
  await served.target.deploy(await served.target.build("a1", { alfa: "a1" }), { publish: served.publish });
  const ask = (path: string, lines: readonly string[] = []) =>
    askRaw(served.port, [`GET ${path} HTTP/1.1`, "Host: alfa.example", ...lines]);
  const close = async () => {
    await served.close();
    await backEnd.close();
  };
  return { backEnd, ask, port: served.port, logged: served.logged, close };
}
