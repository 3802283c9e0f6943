import { describe, expect, test } from "vitest";
import { redactEnvelope } from "./redactEnvelope.ts";
import { knownValues } from "./redactText.ts";

const known = knownValues(["Kari Nordmann"]);
const id = "12345678901234567890123456789012";

describe("An envelope of reports, before it is sent", () => {
  test("is redacted in every text at any depth, keys and headers included", () => {
    const envelope = [
      { sent_at: "2027-03-01T12:00:00.000Z", trace: { transaction: "/tilbud/1234567" } },
      [
        [
          { type: "event" },
          {
            exception: { values: [{ value: "Kari Nordmann, 01017012345" }] },
            breadcrumbs: [{ data: { url: "/api/privat/forsikring/avtaleoversikt/tilbud/1234567", status_code: 500 } }],
            "kari@epost.example": true,
          },
        ],
      ],
    ] as const;
    expect(redactEnvelope(envelope, known)).toEqual([
      { sent_at: "2027-03-01T12:00:00.000Z", trace: { transaction: "/tilbud/[redacted]" } },
      [
        [
          { type: "event" },
          {
            exception: { values: [{ value: "[redacted], [national id]" }] },
            breadcrumbs: [
              { data: { url: "/api/privat/forsikring/avtaleoversikt/tilbud/[redacted]", status_code: 500 } },
            ],
            "[email]": true,
          },
        ],
      ],
    ]);
  });

  test("keeps the ids by which the service groups reports", () => {
    const ids = { event_id: id, span_id: "1234567890123456", trace_ids: [id], public_key: "12345678" };
    expect(redactEnvelope([ids, []], known)).toEqual([ids, []]);
    const tags = { visit: "1234567890123456", page: "/tilbud/1234567" };
    expect(redactEnvelope([{ tags }, []], known)).toEqual([
      { tags: { visit: "1234567890123456", page: "/tilbud/[redacted]" } },
      [],
    ]);
    expect(redactEnvelope([{ visit: "01017012345" }, []], known)).toEqual([{ visit: "[national id]" }, []]);
    expect(redactEnvelope([{ customer_id: "01017012345" }, []], known)).toEqual([{ customer_id: "[national id]" }, []]);
  });

  test("a recording is redacted event by event", () => {
    const recording = `{"segment_id":0}\n[{"timestamp":1760000000000,"data":{"href":"https://host.example/a/1234567"}}]`;
    const redacted = redactEnvelope([{}, [[{ type: "replay_recording", length: 90 }, recording]]], known);
    const sent = `{"segment_id":0}\n[{"timestamp":1760000000000,"data":{"href":"https://host.example/a/[redacted]"}}]`;
    expect(redacted[1]).toEqual([[{ type: "replay_recording", length: sent.length }, sent]]);
  });

  test("the length of a recording is counted in bytes of the redacted text", () => {
    const [, [item]] = redactEnvelope([{}, [[{ length: 41 }, `{"segment_id":0}\n["Kari Nordmann på Å"]`]]], known);
    expect(item).toEqual([{ length: 38 }, `{"segment_id":0}\n["[redacted] på Å"]`]);
  });

  test.each([
    ["not JSON", "Kari Nordmann"],
    ["compressed", new Uint8Array([1, 2])],
  ])("an unreadable part is not sent: %s", (_, payload) => {
    expect(() => redactEnvelope([{}, [[{}, payload]]], known)).toThrow();
  });
});
