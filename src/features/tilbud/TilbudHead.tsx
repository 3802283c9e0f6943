import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { PageBand } from "#ui/layout/PageBand.tsx";

interface TilbudHeadProps {
  readonly titleId?: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The state of the offers. */
  readonly status: "loading" | "some" | "empty" | "noneShown";
}

/** The head of the page with the saved offers: its title depends on whether there are any (spec: tilbud-5). */
export function TilbudHead({ titleId, titleRef, status }: TilbudHeadProps) {
  const { t } = useTranslation("tilbud");
  return (
    <PageBand>
      <h1 id={titleId} ref={titleRef} tabIndex={-1}>
        {t(status === "empty" ? "title.none" : "title")}
      </h1>
      {status === "some" && <p>{t("lead")}</p>}
      {status === "loading" && <Unseen aria-hidden="true">{t("lead")}</Unseen>}
    </PageBand>
  );
}

/** Reserves the space of the lead text that arrives with the offers, so that nothing moves. */
const Unseen = styled.p`
  visibility: hidden;
`;
