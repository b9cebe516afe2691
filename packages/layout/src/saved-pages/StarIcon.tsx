/** A star, filled for a favourite. */
export function StarIcon({ filled = false, className }: { filled?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      className={className}
      fill={filled ? 'currentcolor' : 'none'}
      stroke="currentcolor"
      strokeWidth={1.2}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m8 2.2 1.8 3.7 4 .5-3 2.8.8 4L8 11.3l-3.6 1.9.8-4-3-2.8 4-.5z" />
    </svg>
  )
}
