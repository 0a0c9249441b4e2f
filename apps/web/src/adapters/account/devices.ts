/** The devices somebody is signed in on. */
import type { Device } from '@panya/domain/session/device-session.ts'
import { request } from '../http/http.ts'

export async function fetchDevices(): Promise<Device[]> {
  const { devices } = await request<{ devices: Device[] }>('/api/devices')
  return devices
}

export async function endDevice(id: number): Promise<void> {
  await request(`/api/devices/${id}`, { method: 'DELETE' })
}
