import { dirname } from "node:path";
import { readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { startNginx } from "#scripts/quality/engines/startNginx.ts";
import { brands } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { compareAnswers } from "#tests/support/addresses/compareAnswers.ts";
import { readAddressed } from "#tests/support/addresses/readAddressed.ts";
import { askRaw } from "./askRaw.ts";
import { openServed } from "./openServed.ts";
import { TestBackEnd } from "./TestBackEnd.ts";

const brandId = brands[0]?.id ?? "";

/** A back end that says who it is, with a status that nginx does not have. */
async function startTelling(body: "api" | "others"): Promise<TestBackEnd> {
  const backEnd = await TestBackEnd.start();
  backEnd.answer = { status: 418, headers: {}, body };
  return backEnd;
}

/** Asks nginx every address. */
async function expectSame(port: number, without: readonly ("others" | "utgave")[] = []): Promise<void> {
  const release = await readAddressed(distFolder(brandId));
  const { seen, expected } = await compareAnswers({
    ...release,
    without,
    ask: async ({ method, path, host }) => {
      const answer = await askRaw(port, [
        `${method} ${path} HTTP/1.1`,
        `Host: ${host === "brand" ? release.host : "ukjent.example"}`,
        "Content-Length: 0",
      ]);
      return answer.status === 418 ? (answer.body as "api" | "others") : answer;
    },
  });
  expect(seen).toEqual(expected);
}

// The other servers are asked the same in tests/addresses.test.ts.
for (const hasOthers of [true, false])
  test(`nginx: every address of a finished folder, ${hasOthers ? "with" : "without"} other applications`, async () => {
    const [api, others] = [await startTelling("api"), await startTelling("others")];
    const dist = dirname(distFolder(brandId));
    const nginx = await startNginx({ dist, api: api.origin, ...(hasOthers && { others: others.origin }) });
    try {
      await expectSame(nginx.port, ["utgave", ...(hasOthers ? [] : ["others" as const])]);
    } finally {
      await nginx.close();
      await Promise.all([api.close(), others.close()]);
    }
  });

test("nginx: every address of a release that was deployed", async () => {
  const [api, others] = [await startTelling("api"), await startTelling("others")];
  const { target, publish, port, close } = await openServed({ api: api.origin, others: others.origin });
  try {
    await target.deploy(await readBuiltReleases(distFolder(brandId)), { publish });
    await expectSame(port);
  } finally {
    await close();
    await Promise.all([api.close(), others.close()]);
  }
});
