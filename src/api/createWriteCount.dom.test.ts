import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { CallName } from "#contract/callNames.ts";
import { startSimulator } from "#tests/support/simulator.ts";
import { deleteTilbudMutation } from "./deleteTilbud.ts";
import { samtykkeMutation } from "./samtykke.ts";
import { skadekundeKontaktMutation, skadekundeQuery } from "./skadekunde.ts";
import { tilbudQuery } from "./tilbud.ts";

const simulator = startSimulator();

/** Holds the answers of these calls until all are received, and then releases them together. */
async function settleTogether(calls: readonly CallName[], start: () => readonly Promise<unknown>[]): Promise<void> {
  const releases = calls.map((call) => simulator.hold({ call }));
  const settled = Promise.allSettled(start());
  await waitFor(() => {
    for (const call of calls) expect(simulator.requests(call)).not.toHaveLength(0);
  });
  for (const release of releases) release();
  await settled;
}

describe("Writes that settle in the same tick read the answer again, once (spec: http-15)", () => {
  test("two deletions of offers", async () => {
    simulator.logIn();
    const client = new QueryClient();
    const { tilbud } = await client.fetchQuery(tilbudQuery());
    const refetched = vi.spyOn(client, "invalidateQueries");
    const numbers = tilbud.slice(0, 2).map(({ policyNumber = "" }) => policyNumber);
    expect(numbers).toHaveLength(2);
    await settleTogether(["DELETE /avtaleoversikt/tilbud/:policyNumber"], () =>
      numbers.map((number) => new MutationObserver(client, deleteTilbudMutation()).mutate(number)),
    );
    expect(refetched).toHaveBeenCalledExactlyOnceWith({ queryKey: tilbudQuery().queryKey });
  });

  test("a change of the e-mail address and one of a consent", async () => {
    simulator.logIn();
    const client = new QueryClient();
    await client.fetchQuery(skadekundeQuery());
    const refetched = vi.spyOn(client, "invalidateQueries");
    await settleTogether(["PUT /skadekunde/kontaktinformasjon", "POST /samtykke/oppdater"], () => [
      new MutationObserver(client, skadekundeKontaktMutation()).mutate({ felt: "epost", verdi: "ny@epost.example" }),
      new MutationObserver(client, samtykkeMutation()).mutate({ samtykke: "marketingConsent", isApproved: true }),
    ]);
    expect(refetched).toHaveBeenCalledExactlyOnceWith({ queryKey: skadekundeQuery().queryKey });
  });
});
