import { Button } from "@forsikringsportal/widgets/button";
import { Loader } from "@forsikringsportal/widgets/loader";
import { Message } from "@forsikringsportal/widgets/message";
import { Skeleton } from "@forsikringsportal/widgets/skeleton";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { kroner } from "../kroner.ts";

interface Movement {
  readonly text: string;
  readonly amount: number;
}

type State =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "loaded"; readonly movements: readonly Movement[] };

async function loadMovements(signal: AbortSignal): Promise<readonly Movement[]> {
  const answer = await fetch("/bevegelser.json", { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as readonly Movement[];
}

/** The last movements: fetched when it is shown. */
export function Statement() {
  const { t } = useTranslation("minside");
  const [state, setState] = useState<State>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    loadMovements(abort.signal).then(
      (movements) => setState({ status: "loaded", movements }),
      () => abort.signal.aborted || setState({ status: "failed" }),
    );
    return () => abort.abort();
  }, [attempt]);

  if (state.status === "failed")
    return (
      <Message
        variant="error"
        title={t("statement.failed.title")}
        action={
          <Button
            variant="secondary"
            onClick={() => {
              setState({ status: "loading" });
              setAttempt(attempt + 1);
            }}
          >
            {t("statement.retry")}
          </Button>
        }
      >
        {t("statement.failed")}
      </Message>
    );
  if (state.status === "loading")
    return (
      <>
        <Loader text={t("statement.loading")} />
        <Skeleton shape="text" width="long" />
        <Skeleton shape="text" width="medium" />
      </>
    );
  return (
    <>
      <h3>{t("statement.title")}</h3>
      <ul className="rows">
        {state.movements.map(({ text, amount }) => (
          <li key={text}>
            <span>{text}</span>
            <span>{kroner(amount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
