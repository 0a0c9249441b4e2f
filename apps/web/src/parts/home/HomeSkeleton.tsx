import grid from './home-grid.module.css'

/** The places of what is on its way. `waiting`: it is not known yet whether somebody is here. */
export function HomeSkeleton({ waiting = false }: { waiting?: boolean }) {
  return (
    <div className={`${grid.own} ${waiting ? grid.waiting : ''}`} aria-hidden="true">
      <div className={grid.grid}>
        <div className={grid.main}>
          <div className={grid.bone} />
          <div className={grid.bone} />
        </div>
        <div className={grid.side}>
          <div className={grid.bone} />
          <div className={grid.bone} />
        </div>
      </div>
      <div className={`${grid.bone} ${grid.line}`} />
    </div>
  )
}
