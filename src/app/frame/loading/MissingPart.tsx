import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { theme } from "#ui/theme/theme.ts";
import { focusHeading } from "../focusHeading.ts";

interface MissingPartProps {
  /** Fetches the code once more; rejects when that fails. */
  readonly load: () => Promise<void>;
  /** `page`: with the margins and the heading of a page; `over`: at the lower edge of the window. */
  readonly place: "part" | "page" | "over";
}

/**
 * In the place of a part whose code could not be fetched (spec: loading-6). It can be tried again without a new page,
 * a whole page also with a reload (spec: loading-18). It uses only code of the first page.
 */
export function MissingPart({ load, place }: MissingPartProps) {
  const isPage = place === "page";
  const { t } = useTranslation("felles");
  const [isLoading, setIsLoading] = useState(false);
  const retry = () => {
    if (isLoading) return;
    setIsLoading(true);
    // When it has been fetched, the part is shown here instead.
    load().catch(() => {
      // Firefox does not fetch it again before the next reload, which loses nothing where there is no page yet.
      if (isPage && navigator.onLine) window.location.reload();
      else setIsLoading(false);
    });
  };
  useEffect(
    () => () => {
      // The pressed button is removed when the page is shown.
      if (isPage && document.activeElement === document.body) focusHeading();
    },
    [isPage],
  );
  const message = (
    <Place role="alert" data-place={place}>
      {isPage ? <h1>{t("missing.page")}</h1> : <strong>{t("missing")}</strong>}
      <p>{t("missing.text")}</p>
      <Button variant="secondary" busy={isLoading} onClick={retry}>
        {t("tryAgain")}
      </Button>
    </Place>
  );
  return isPage ? <PageBody>{message}</PageBody> : message;
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[1]};
  max-width: ${theme.content.line};
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceSubtle};

  /* A page needs no box: its heading has the place of every heading of a page. */
  &[data-place="page"] {
    padding: 0;
    background: none;
  }

  &[data-place="over"] {
    position: fixed;
    z-index: 10;
    inset: auto 0 0;
    margin-inline: auto;
    box-shadow: 0 0 0 1px ${theme.color.border};
    /* The header keeps its own words on one line. */
    white-space: normal;

    @media print {
      display: none;
    }
  }
`;
