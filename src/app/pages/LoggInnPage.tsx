import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { InnloggingSection } from "#features/innlogging/InnloggingSection.tsx";
import { SignpostIllustration } from "#ui/illustrations/SignpostIllustration.tsx";
import { PageBand } from "#ui/PageBand.tsx";
import { PageBody } from "#ui/PageBody.ts";
import { theme } from "#ui/theme/theme.ts";
import { OutsideButton } from "../shell/OutsideButton.tsx";
import { StatusPage } from "#ui/StatusPage.tsx";
import { GenerellFeilPage } from "./GenerellFeilPage.tsx";

/** Where somebody who is not logged in lands (spec §2): login with BankID, or for brands whose customers come from the bank the way there. */
export function LoggInnPage() {
  const { t } = useTranslation("innlogging");
  const { t: tSkall } = useTranslation("skall");
  const { features, login, urls } = useTenant();
  if (!features.overview) return <GenerellFeilPage />;
  if (!login.direct)
    return (
      <StatusPage
        illustration={<SignpostIllustration />}
        title={tSkall("notFound.title")}
        action={<OutsideButton href={urls.login}>{tSkall("notFound.loginLink")}</OutsideButton>}
      >
        {tSkall("notFound.login")}
      </StatusPage>
    );
  return (
    <>
      <PageBand>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </PageBand>
      <PageBody>
        <Column>
          <InnloggingSection />
        </Column>
      </PageBody>
    </>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: ${theme.content.line};
`;
