import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { JumpForm, type JumpFormProps } from "./JumpForm.tsx";
import { hasJumped } from "./useJump.ts";

/**
 * The hop to the claims cases (spec: skadesaker-1). Coming back to it leads to the overview, not away again
 * (spec: skadesaker-8).
 */
export function SkadesakerJump(urls: Omit<JumpFormProps, "onReturn">) {
  const { t } = useTranslation("skadesaker");
  const [isReturn, setIsReturn] = useState(hasJumped);
  const onReturn = useCallback(() => setIsReturn(true), []);
  if (isReturn) return <Navigate to="/" replace />;
  return (
    <Middle>
      <h1 tabIndex={-1}>{t("title")}</h1>
      <JumpForm {...urls} onReturn={onReturn} />
    </Middle>
  );
}

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  padding-block: ${theme.space[4]};
  text-align: center;
`;
