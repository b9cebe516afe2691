import { Link } from '@tanstack/react-router'

export default function Pricing({ locale }: { locale: string }) {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(9)
  return (
    <div style={{ padding: 48 }}>
      <h1>Pricing</h1>
      <p>Each counter costs {price}.</p>
      <Link to="/guide/start">Start counting</Link>
    </div>
  )
}
