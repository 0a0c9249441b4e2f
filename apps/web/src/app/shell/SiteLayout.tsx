import { Outlet } from 'react-router'
import { SiteFrame } from './SiteFrame.tsx'

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
