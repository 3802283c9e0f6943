import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { personalValues } from "./personalValues.ts";

describe("What the portal knows of the customer", () => {
  test("is who they are and what they own, in whatever answer it stands", () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(["skadekunde"], {
      navn: "Kari Nordmann-Lie",
      ssn: "01017012345",
      isLoMedlem: true,
      kontaktInformasjon: { epostAdresse: "kari@epost.example", mobilNummer: "90012345" },
    });
    queryClient.setQueryData(["avtaler", "egne"], { avtaler: [{ policyNumber: "AB-1", name: "Bil" }] });
    expect([...personalValues(queryClient)]).toEqual([
      "Kari Nordmann-Lie",
      "Kari",
      "Nordmann",
      "Lie",
      "01017012345",
      "kari@epost.example",
      "90012345",
      "AB-1",
    ]);
  });

  test("is not what is true of everybody: places, the bank", () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(["adresse", "postnummer"], { postnummerList: [{ kode: "0150", navn: "OSLO" }] });
    queryClient.setQueryData(["auth", "bankkontakt"], { navn: "Kundesenteret" });
    expect([...personalValues(queryClient)]).toEqual([]);
  });
});
