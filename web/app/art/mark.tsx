/** A sealed letter with a tick. Hidden from screen readers: the name is beside it or labels its link. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        className="mk-body"
        d="M8 3.5h24A2.5 2.5 0 0 1 34.5 6v28a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 34V6A2.5 2.5 0 0 1 8 3.5z"
      />
      <path
        className="mk-flap"
        d="M5.5 6A2.5 2.5 0 0 1 8 3.5h24A2.5 2.5 0 0 1 34.5 6v1.6L22.3 20.1a3.2 3.2 0 0 1-4.6 0L5.5 7.6z"
      />
      <path
        className="mk-cut"
        d="M5.5 7.6 17.7 20.1a3.2 3.2 0 0 0 4.6 0L34.5 7.6"
        fill="none"
        strokeWidth="1.7"
      />
      <path
        className="mk-seal mk-cut"
        strokeWidth="1.9"
        d="M19.75 12.52C20.49 12.51 21.43 13.16 22.29 13.45C23.14 13.74 24.27 13.77 24.9 14.25C25.53 14.72 25.58 15.6 26.07 16.29C26.56 16.98 27.57 17.62 27.82 18.39C28.08 19.15 27.62 20.04 27.59 20.88C27.56 21.73 27.9 22.73 27.67 23.45C27.43 24.17 26.66 24.55 26.16 25.2C25.66 25.86 25.31 26.9 24.66 27.38C24.02 27.86 23.09 27.81 22.28 28.08C21.47 28.36 20.54 29.05 19.79 29.05C19.05 29.05 18.61 28.39 17.81 28.1C17.01 27.81 15.67 27.81 15 27.33C14.33 26.85 14.3 25.91 13.81 25.22C13.32 24.52 12.31 23.89 12.07 23.16C11.82 22.44 12.29 21.7 12.34 20.86C12.38 20.02 12.09 18.87 12.32 18.13C12.54 17.39 13.22 17.07 13.7 16.42C14.18 15.77 14.51 14.73 15.2 14.25C15.89 13.76 17.08 13.79 17.84 13.5C18.6 13.22 19.01 12.53 19.75 12.52z"
      />
      <path
        className="mk-tick"
        d="m16.8 20.9 2.3 2.3 4.3-4.6"
        fill="none"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
