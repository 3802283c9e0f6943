import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { formatDay } from "#domain/format/formatDato.ts";

const today = () => formatDay(dayInOslo(new Date()));

/** On paper, at the end: when it was printed, and for whom (spec: navigation-30). */
export function PrintedFor() {
  const { t } = useTranslation("skall");
  // The page's own query asks; this one does not.
  const navn = useAnswer({ ...skadekundeQuery(), enabled: false }).data?.navn?.trim();
  const [dato, setDato] = useState(today);
  useEffect(() => {
    // The page may have been opened yesterday; React has to have drawn the day before the browser prints.
    const note = () => flushSync(() => setDato(today()));
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, []);
  return <PaperOnly>{navn ? t("printedFor", { dato, navn }) : t("printed", { dato })}</PaperOnly>;
}

const PaperOnly = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 1rem;
  }
`;
